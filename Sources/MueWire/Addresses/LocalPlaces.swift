import Glibc

/// Where the tables of this machine are: each account's own in its runtime directory, those for other
/// accounts in a folder of the host's in the place that all share.
public struct LocalPlaces: Hashable, Sendable {
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

  /// The folder where a table of one's own stands, and the permissions it needs.
  func folder(for sharing: Sharing) -> (folder: TableFolder, mode: mode_t) {
    switch (sharing, runtime) {
    case (.mine, let runtime?): (TableFolder(path: runtime + "/mue", owner: user), 0o700)
    case (.mine, nil): (sharedFolder(of: user), 0o700)
    case (.group, _), (.everyone, _): (sharedFolder(of: user), 0o755)
    }
  }

  private func sharedFolder(of user: uid_t) -> TableFolder {
    TableFolder(path: "\(shared)/mue-tables-\(user)", owner: user)
  }

  /// Every table whose socket can be seen and listened at, one's own first.
  public func tables() -> [LocalTable] {
    let listening = ListeningSockets()
    return sockets().filter { listening.contains($0.path) }
  }

  /// Every table whose socket can be seen, whether its host still lives or not.
  func sockets() -> [LocalTable] {
    let own = runtime.map { [TableFolder(path: $0 + "/mue", owner: user)] } ?? []
    let others = sharedOwners().sorted().map(sharedFolder(of:))
    return (own + others).flatMap { folder in
      let owner = Account(folder.owner).name
      return folder.names().map { name in
        LocalTable(name: name, owner: owner, path: folder.socket(name), folder: folder)
      }
    }
  }

  /// Who has a folder of tables in the shared place, as their names say; the folders are checked later.
  private func sharedOwners(atMost limit: Int = 64) -> [uid_t] {
    guard let place = opendir(shared) else { return [] }
    defer { closedir(place) }
    var owners: [uid_t] = []
    while let entry = readdir(place), owners.count < limit {
      let file = entry.fileName
      if file.hasPrefix("mue-tables-"), let user = uid_t(file.dropFirst(11)) { owners.append(user) }
    }
    return owners
  }
}
