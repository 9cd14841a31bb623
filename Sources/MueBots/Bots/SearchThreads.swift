/// Threads that share a search.
public protocol SearchThreads: Sendable {
  /// At least 1.
  var count: Int { get }
  /// The results of applying `work` to each item, in the order of the items; several items may be
  /// processed at once.
  func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result]
}
