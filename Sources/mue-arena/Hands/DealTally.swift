/// What many hands add up to; deals arrive in the order of their numbers.
protocol DealTally: Sendable {
  associatedtype Row: Sendable

  /// Counts what a deal brought.
  mutating func take(_ row: Row) throws(ArenaError)
}
