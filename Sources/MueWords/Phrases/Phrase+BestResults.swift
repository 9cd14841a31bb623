extension Phrase {
  /// Heading: best results.
  public static let resultsBest = Phrase("results.resultsBest")
  /// No match counts for best results.
  public static let resultsNoBest = Phrase("results.resultsNoBest")
  /// A kind of game, to points.
  public static func kindToPoints(seats: Int, points: Int, level: Phrase) -> Phrase {
    Phrase(
      "results.kindToPoints",
      ["seats": .number(seats), "points": .number(points), "level": .phrase(level)])
  }
  /// A kind of game, by hands.
  public static func kindOfHands(seats: Int, hands: Int, level: Phrase) -> Phrase {
    Phrase(
      "results.kindOfHands",
      ["seats": .number(seats), "hands": .number(hands), "level": .phrase(level)])
  }
  /// Opponents of different levels.
  public static let levelMixed = Phrase("results.levelMixed")
  /// How many matches of a kind were won.
  public static func kindWon(wins: Int, matches: Int) -> Phrase {
    Phrase("results.kindWon", ["wins": .number(wins), "matches": .number(matches)])
  }
  /// One of the best results.
  public static func bestResult(rank: Int, lead: String, total: String, hands: Int) -> Phrase {
    Phrase(
      "results.bestResult",
      ["rank": .number(rank), "lead": .text(lead), "total": .text(total), "hands": .number(hands)])
  }
}
