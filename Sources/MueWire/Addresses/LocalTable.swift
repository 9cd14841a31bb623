/// A table on this machine.
public struct LocalTable: Hashable, Sendable {
  public let name: LocalTableName
  /// The name of the host's account, or its number if it has no name.
  public let owner: String
  public let path: String
  let folder: TableFolder

  /// The table to which a whole folder of this account belongs, as in a card room.
  public init(folder path: String) {
    folder = TableFolder(path: path, owner: Account.own.user)
    name = .table
    owner = Account.own.name
    self.path = folder.socket(name)
  }

  init(name: LocalTableName, owner: String, path: String, folder: TableFolder) {
    self.name = name
    self.owner = owner
    self.path = path
    self.folder = folder
  }

  public var isOwn: Bool { folder.owner == Account.own.user }
}
