extension PlayerCount {
  /// The card points the Chief's team needs for a number of cards laid (RULES: scoring, the table).
  ///
  /// Levels run from 1 to the hand size; the first asks 12, 30, 24 or 20 with 3, 4, 5 or 6 players,
  /// each further one 2, 2, 3 or 4 more.
  public func target(level: Int) -> Int {
    switch self {
    case .three: 12 + 2 * (level - 1)
    case .four: 30 + 2 * (level - 1)
    case .five: 24 + 3 * (level - 1)
    case .six: 20 + 4 * (level - 1)
    }
  }

  /// The highest level whose target some points reach; 0 if not even the first.
  public func level(reachedWith points: Int) -> Int {
    (1...handSize).last { target(level: $0) <= points } ?? 0
  }
}
