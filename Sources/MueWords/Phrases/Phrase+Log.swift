extension Phrase {
  /// Heading of the log of a hand.
  public static func logHeading(hand: Int, name: String) -> Phrase {
    Phrase("log.logHeading", ["hand": .number(hand), "name": .text(name)])
  }
  /// Which cards a seat laid in the auction.
  public static func logLays(name: String, cards: String) -> Phrase {
    Phrase("log.logLays", ["name": .text(name), "cards": .text(cards)])
  }
  /// Who played which card to a trick, in order.
  public static func logTrick(trick: Int, cards: String) -> Phrase {
    Phrase("log.logTrick", ["trick": .number(trick), "cards": .text(cards)])
  }
  /// The hand has just been dealt.
  public static let logEmpty = Phrase("log.logEmpty")
}
