/// The other end of a connection, identified by a number that is never reused.
public struct Peer: Hashable, Sendable {
  public let number: Int

  public init(_ number: Int) { self.number = number }
}

extension Collection {
  /// The index of the first element of the owner with the most elements; nil if the collection is
  /// empty.
  ///
  /// Among several such owners, it is the one whose first element comes first. In a list sorted by
  /// age this is the element to drop, so that no owner loses anything to one that has more.
  public func firstIndex<Owner: Hashable>(
    ofMostFrequent owner: (Element) -> Owner
  ) -> Index? {
    var shares: [Owner: (count: Int, first: Index, position: Int)] = [:]
    for (position, index) in indices.enumerated() {
      shares[owner(self[index]), default: (0, index, position)].count += 1
    }
    return shares.values.max { ($0.count, -$0.position) < ($1.count, -$1.position) }?.first
  }
}
