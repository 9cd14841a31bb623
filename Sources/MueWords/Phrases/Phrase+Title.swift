extension Phrase {
  /// The title of a match to a total.
  public static func titleToPoints(hand: Int, points: Int) -> Phrase {
    Phrase("title.titleToPoints", ["hand": .number(hand), "points": .number(points)])
  }
  /// The title of a match of some hands.
  public static func titleOfHands(hand: Int, hands: Int) -> Phrase {
    Phrase("title.titleOfHands", ["hand": .number(hand), "hands": .number(hands)])
  }
  /// The title with the person's total and the best of the others.
  public static func titleWithScore(_ title: Phrase, own: String, best: String) -> Phrase {
    Phrase(
      "title.titleWithScore",
      ["title": .phrase(title), "own": .text(own), "best": .text(best)])
  }
  /// The title with the time the game has been played.
  public static func titleWithClock(_ title: Phrase, time: String) -> Phrase {
    Phrase("title.titleWithClock", ["title": .phrase(title), "time": .text(time)])
  }
  /// A standing title while moves cannot be saved.
  public static let notSaved = Phrase("title.notSaved")
  /// It is the person's turn.
  public static let yourTurn = Phrase("title.yourTurn")
  /// It is the person's turn, said to somebody who looks at another window.
  public static let summons = Phrase("title.summons")
  /// It is somebody else's turn.
  public static func turn(name: String) -> Phrase {
    Phrase("title.turn", ["name": .text(name)])
  }
  /// Nobody is to move: the hand is over.
  public static let handIsOver = Phrase("title.handIsOver")
  /// Nobody is to move: the match is over.
  public static let matchIsOver = Phrase("title.matchIsOver")
  /// The window is too small to show the table.
  public static func windowTooSmall(columns: Int, rows: Int) -> Phrase {
    Phrase("title.windowTooSmall", ["columns": .number(columns), "rows": .number(rows)])
  }
}
