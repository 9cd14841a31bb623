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
