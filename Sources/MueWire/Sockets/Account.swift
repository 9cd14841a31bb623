import Platform

/// An account of this machine.
struct Account: Hashable, Sendable {
  let user: uid_t

  init(_ user: uid_t) { self.user = user }

  /// That of this program.
  static var own: Account { Account(getuid()) }

  /// Whose process is at the other end of a Unix socket; nil when the system does not say.
  init?(atOtherEndOf socket: Socket) {
    // The system's `ucred`: process, user, group.
    var facts: (pid_t, uid_t, gid_t) = (0, 0, 0)
    var size = socklen_t(MemoryLayout.size(ofValue: facts))
    guard getsockopt(socket.descriptor, SOL_SOCKET, SO_PEERCRED, &facts, &size) == 0 else {
      return nil
    }
    user = facts.1
  }

  /// Its name, or its number where it has none.
  var name: String {
    var entry = passwd()
    var room = [CChar](repeating: 0, count: 4_096)
    var found: UnsafeMutablePointer<passwd>?
    guard getpwuid_r(user, &entry, &room, room.count, &found) == 0, found != nil,
      let name = entry.pw_name
    else { return "\(user)" }
    return String(cString: name)
  }
}
