extension Phrase {
  /// Title of hands of a file.
  public static let replayTitle = Phrase("replay.replayTitle")
  /// Which hand and which move is looked at.
  public static func replayPlace(hand: Int, hands: Int, move: Int, moves: Int) -> Phrase {
    Phrase(
      "replay.replayPlace",
      [
        "hand": .number(hand), "hands": .number(hands), "move": .number(move),
        "moves": .number(moves),
      ])
  }
  /// There is no hand to look at yet.
  public static let replayNone = Phrase("replay.replayNone")
  /// The hand is over at this place.
  public static let replayNothingLeft = Phrase("replay.replayNothingLeft")
  /// The file has no hands at all.
  public static let replayNoHands = Phrase("replay.replayNoHands")
  /// The file has no such hand.
  public static func replayNoSuchHand(hand: Int, hands: Int) -> Phrase {
    Phrase("replay.replayNoSuchHand", ["hand": .number(hand), "hands": .number(hands)])
  }
  /// Title of a game that counts for nothing.
  public static func sideTitle(hand: Int) -> Phrase {
    Phrase("replay.sideTitle", ["hand": .number(hand)])
  }
  /// A game that counts for nothing begins.
  public static let sideBegun = Phrase("replay.sideBegun", ["leave": .command("leave")])
  /// The hand played again is over.
  public static let sideAskBack = Phrase("replay.sideAskBack", ["confirm": .command("confirm")])
  /// Back from a game that counted for nothing.
  public static let sideLeft = Phrase("replay.sideLeft")
  /// Heading of the picture of the match.
  public static let chartTitle = Phrase("replay.chartTitle")
}
