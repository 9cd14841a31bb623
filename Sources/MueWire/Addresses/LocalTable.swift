/// A table on this machine.
public struct LocalTable: Hashable, Sendable {
  public let name: LocalTableName
  /// The name of the host's account, or its number if it has no name.
  public let owner: String
  public let path: String
  let folder: TableFolder

  public var isOwn: Bool { folder.owner == Account.own.user }
}
