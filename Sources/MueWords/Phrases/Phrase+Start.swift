extension Phrase {
  /// The title of the start screen.
  public static let startTitle = Phrase("start.startTitle")
  /// Going on with the game played last.
  public static let startGoOn = Phrase("start.startGoOn")
  /// A new game.
  public static let startNewGame = Phrase("start.startNewGame")
  /// How to play here.
  public static let startHelp = Phrase("start.startHelp")
  /// Closing the program.
  public static let startQuit = Phrase("start.startQuit")
  /// A game played to a total, in a sentence: how far it is, your score, the best other's.
  public static func storyToPoints(
    hand: Int, points: Int, own: String, name: String, other: String
  ) -> Phrase {
    Phrase(
      "start.storyToPoints",
      [
        "hand": .number(hand), "points": .number(points), "own": .text(own), "name": .text(name),
        "other": .text(other),
      ])
  }
  /// A game of some hands, in a sentence: how far it is, your score, the best other's.
  public static func storyOfHands(
    hand: Int, hands: Int, own: String, name: String, other: String
  ) -> Phrase {
    Phrase(
      "start.storyOfHands",
      [
        "hand": .number(hand), "hands": .number(hands), "own": .text(own), "name": .text(name),
        "other": .text(other),
      ])
  }
}
