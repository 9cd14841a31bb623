/// A table that has answered a query.
///
/// The reply proves nothing; the handshake with the table's code does.
public struct DiscoveredTable: Hashable, Sendable {
  public let address: TableAddress
  public let notice: TableAnnouncement
}
