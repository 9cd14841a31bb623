import Synchronization

/// The sums of many deals, added in the order of their numbers.
protocol DealTally: Sendable {
  associatedtype Row: Sendable

  /// Counts the result of a deal.
  mutating func take(_ row: Row) throws(ArenaError)
}
