import Platform

/// An account on this machine.
public struct Account: Hashable, Sendable {
  let user: uid_t

  init(_ user: uid_t) { self.user = user }

  public static var own: Account { Account(getuid()) }

  /// The account at the other end of a Unix socket; nil if the system does not report it.
  init?(atOtherEndOf socket: Socket) {
    guard let user = SystemSocket.user(atOtherEndOf: socket.descriptor) else { return nil }
    self.user = user
  }

  public var name: String {
    var entry = passwd()
    var room = [CChar](repeating: 0, count: 4_096)
    var found: UnsafeMutablePointer<passwd>?
    guard getpwuid_r(user, &entry, &room, room.count, &found) == 0, found != nil,
      let name = entry.pw_name
    else { return "\(user)" }
    return String(cString: name)
  }
}
