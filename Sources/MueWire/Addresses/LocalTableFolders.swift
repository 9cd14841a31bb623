import Platform

/// The folders with the sockets of this machine's tables.
///
/// Private ones are in each account's runtime directory, shared ones in a folder of the host's
/// account below a directory that everybody may write to.
public struct LocalTableFolders: Hashable, Sendable {
  private let runtime: String?
  private let shared: String
  private let user = getuid()

  /// The folders that follow from the environment: private ones in `XDG_RUNTIME_DIR`, shared ones
  /// in `MUE_TABLES` or, by default, in `/tmp`, where every account may create a folder.
  ///
  /// A variable counts if it is an absolute path. If `XDG_RUNTIME_DIR` cannot be used, private
  /// tables are next to the shared ones, in a folder closed to other accounts.
  public init(environment: [String: String]) {
    func path(_ name: String) -> String? {
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    runtime = path("XDG_RUNTIME_DIR")
    shared = path("MUE_TABLES") ?? "/tmp"
  }

  /// Creates the folder for a table of this account if it is missing, with the permissions it
  /// needs.
  func makeFolder(for sharing: Sharing) throws(WireFault) -> TableFolder {
    if sharing == .mine, let runtime, isUsable(runtime) {
      let folder = TableFolder(path: runtime + "/mue", owner: user)
      try folder.prepare(mode: 0o700)
      return folder
    }
    let mode: mode_t = sharing == .mine ? 0o700 : 0o755
    var folder = TableFolder(path: "\(shared)/\(Self.prefix)\(user)", owner: user)
    if FileFacts(folder.path) != nil, !folder.isSafe {
      // If another account has taken the name deliberately, only that account can give it up.
      let ours = sharedFolders().first { $0.owner == user }
      if let ours { folder = ours } else { folder = try otherFolder(than: folder) }
    }
    try folder.prepare(mode: mode)
    return folder
  }

  /// Whether a directory belongs to this account and is writable.
  ///
  /// In a container, or after `sudo`, the directory that the environment names may be missing or
  /// belong to another account.
  private func isUsable(_ path: String) -> Bool {
    guard let found = FileFacts(path) else { return false }
    return found.isFolder && found.owner == user && access(path, W_OK | X_OK) == 0
  }

  private func otherFolder(than usual: TableFolder) throws(WireFault) -> TableFolder {
    let number = try Randomness.bytes(8).reduce(0) { $0 << 8 | UInt64($1) }
    return TableFolder(path: "\(usual.path)-\(String(number, radix: 36))", owner: user)
  }

  /// Every table on whose socket a program listens, those of this account first.
  public func tables() -> [LocalTable] {
    let listening = ListeningSockets()
    return sockets().filter { listening.contains($0.path) }
  }

  /// Every visible table socket, including those of hosts that have died.
  func sockets() -> [LocalTable] {
    let own = runtime.map { [TableFolder(path: $0 + "/mue", owner: user)] } ?? []
    return (own + sharedFolders()).flatMap { folder in
      let owner = Account(folder.owner).name
      return folder.names().map { name in
        LocalTable(name: name, owner: owner, path: folder.socket(name), folder: folder)
      }
    }
  }

  /// The shared folders that belong to the account in their name, sorted by account.
  ///
  /// At most `limit` of each account, the usual name first, so that no account hides the tables of
  /// others.
  private func sharedFolders(atMost limit: Int = 4) -> [TableFolder] {
    // If the folder cannot be read, nobody shares a table.
    let folders = try? FolderListing.names(in: shared) { file -> TableFolder? in
      guard file.hasPrefix(Self.prefix),
        let owner = uid_t(file.dropFirst(Self.prefix.count).prefix { $0 != "-" })
      else { return nil }
      let folder = TableFolder(path: "\(shared)/\(file)", owner: owner)
      return folder.isSafe ? folder : nil
    }
    return Dictionary(grouping: folders ?? [], by: \.owner).sorted { $0.key < $1.key }.flatMap {
      $0.value.sorted { $0.path < $1.path }.prefix(limit)
    }
  }

  /// The prefix of a shared folder's name; the account's number follows, and sometimes a hyphen and
  /// more.
  private static let prefix = "mue-tables-"
}

/// A folder in which an account keeps the sockets of its tables.
struct TableFolder: Hashable, Sendable {
  let path: String
  let owner: uid_t

  /// Creates the folder if it is missing, and checks that no other account can write to it.
  func prepare(mode: mode_t) throws(WireFault) {
    if mkdir(path, mode) != 0, errno != EEXIST { throw .system(call: "mkdir", errno) }
    try check()
    // `mkdir` masks permissions, so set them explicitly.
    guard chmod(path, mode) == 0 else { throw .system(call: "chmod", errno) }
  }

  /// Whether it is a folder, not a link, belongs to its owner, and is writable to no other account.
  var isSafe: Bool {
    guard let found = FileFacts(path) else { return false }
    return found.isFolder && found.owner == owner && !found.isWritableByOthers
  }

  /// Checks that the folder is safe.
  ///
  /// - Throws: `WireFault.unsafe` if it is not.
  func check() throws(WireFault) {
    guard isSafe else { throw .unsafe(path: path) }
  }

  func socket(_ name: LocalTableName) -> String { "\(path)/\(name.text).sock" }

  /// The sorted names of the table sockets in it; empty if it is not safe.
  func names(atMost limit: Int = 64) -> [LocalTableName] {
    // A folder that cannot be read has no tables.
    guard isSafe else { return [] }
    let names = try? FolderListing.names(in: path, atMost: limit) { file -> LocalTableName? in
      guard file.hasSuffix(".sock"), let name = LocalTableName(String(file.dropLast(5))),
        let found = FileFacts(socket(name)), found.isSocket, found.owner == owner
      else { return nil }
      return name
    }
    return (names ?? []).sorted { $0.text < $1.text }
  }
}
