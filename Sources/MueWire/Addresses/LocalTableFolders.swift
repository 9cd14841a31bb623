import Platform

/// Where the tables of this machine are: each account's own in its runtime directory, those for other
/// accounts in a folder of the host's in the place that all share.
public struct LocalTableFolders: Hashable, Sendable {
  private let runtime: String?
  private let shared: String
  private let user = getuid()

  /// The places that follow from the environment: `XDG_RUNTIME_DIR`, where it is an absolute path.
  ///
  /// `shared` is where everybody may make a folder.
  public init(environment: [String: String], shared: String = "/tmp") {
    runtime = environment["XDG_RUNTIME_DIR"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    self.shared = shared
  }

  /// The folder where a table of one's own stands, made where it is not there, with the permissions it needs.
  func makeFolder(for sharing: Sharing) throws(WireFault) -> TableFolder {
    if sharing == .mine, let runtime {
      let folder = TableFolder(path: runtime + "/mue", owner: user)
      try folder.prepare(mode: 0o700)
      return folder
    }
    let mode: mode_t = sharing == .mine ? 0o700 : 0o755
    var folder = TableFolder(path: "\(shared)/\(Self.prefix)\(user)", owner: user)
    if FileFacts(folder.path) != nil, !folder.isSafe {
      // Somebody else has taken the name, and only they can give it up. Nobody can have taken one by chance.
      let ours = sharedFolders().first { $0.owner == user }
      if let ours { folder = ours } else { folder = try otherFolder(than: folder) }
    }
    try folder.prepare(mode: mode)
    return folder
  }

  private func otherFolder(than usual: TableFolder) throws(WireFault) -> TableFolder {
    let number = try Randomness.bytes(8).reduce(0) { $0 << 8 | UInt64($1) }
    return TableFolder(path: "\(usual.path)-\(String(number, radix: 36))", owner: user)
  }

  /// Every table whose socket can be seen and listened at, one's own first.
  public func tables() -> [LocalTable] {
    let listening = ListeningSockets()
    return sockets().filter { listening.contains($0.path) }
  }

  /// Every table whose socket can be seen, whether its host still lives or not.
  func sockets() -> [LocalTable] {
    let own = runtime.map { [TableFolder(path: $0 + "/mue", owner: user)] } ?? []
    return (own + sharedFolders()).flatMap { folder in
      let owner = Account(folder.owner).name
      return folder.names().map { name in
        LocalTable(name: name, owner: owner, path: folder.socket(name), folder: folder)
      }
    }
  }

  /// The folders of tables in the shared place that belong to the account that they name, in the order of
  /// accounts.
  ///
  /// Of each account at most so many, the one with the usual name first: nobody hides the tables of others by
  /// making folders.
  private func sharedFolders(atMost limit: Int = 4) -> [TableFolder] {
    guard let place = opendir(shared) else { return [] }
    defer { closedir(place) }
    var folders: [uid_t: [TableFolder]] = [:]
    while let entry = readdir(place) {
      let file = entry.fileName
      guard file.hasPrefix(Self.prefix),
        let owner = uid_t(file.dropFirst(Self.prefix.count).prefix { $0 != "-" })
      else { continue }
      let folder = TableFolder(path: "\(shared)/\(file)", owner: owner)
      if folder.isSafe { folders[owner, default: []].append(folder) }
    }
    return folders.keys.sorted().flatMap { owner in
      folders[owner, default: []].sorted { $0.path < $1.path }.prefix(limit)
    }
  }

  /// What the folders in the shared place are called: this, the number of the account, and sometimes more behind
  /// a hyphen.
  private static let prefix = "mue-tables-"
}

/// A table of this machine, by its socket.
public struct LocalTable: Hashable, Sendable {
  /// What its socket is called.
  public let name: LocalTableName
  /// The account of its host: the name that the system knows, or its number.
  public let owner: String
  /// Where its socket is.
  public let path: String
  let folder: TableFolder

  /// Whether its host has the account of this program.
  public var isOwn: Bool { folder.owner == Account.own.user }
}

/// What a table of this machine is called by its socket: 1 to 32 of `a`-`z`, `0`-`9` and `-`.
public struct LocalTableName: Hashable, Sendable {
  public let text: String

  /// A name; nil when it is none.
  public init?(_ text: String) {
    let isName = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard isName, (1...32).contains(text.utf8.count) else { return nil }
    self.text = text
  }
}
