/// A table in the network that has answered.
///
/// What it says of itself is not proven; its code will be.
public struct DiscoveredTable: Hashable, Sendable {
  /// Where it is.
  public let address: TableAddress
  /// What it says of itself.
  public let notice: TableAnnouncement
}
