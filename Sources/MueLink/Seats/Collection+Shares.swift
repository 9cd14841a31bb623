extension Collection {
  /// The first element of the owner who has most of all elements; nil when there is none.
  ///
  /// Of owners who have as many the one whose first element comes first. In a list with the oldest first this
  /// is who makes room for others: nobody loses anything to somebody who has more.
  public func firstIndex<Owner: Hashable>(
    ofMostFrequent owner: (Element) -> Owner
  ) -> Index? {
    var shares: [Owner: (count: Int, first: Index, place: Int)] = [:]
    for (place, index) in indices.enumerated() {
      shares[owner(self[index]), default: (0, index, place)].count += 1
    }
    return shares.values.max { ($0.count, -$0.place) < ($1.count, -$1.place) }?.first
  }
}
