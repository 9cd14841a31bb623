extension Phrase {
  /// Heading: the trumps of this hand.
  public static let summaryTrumps = Phrase("summary.summaryTrumps")
  /// No trump has been named yet.
  public static let summaryNoTrumpsYet = Phrase("summary.summaryNoTrumpsYet")
  /// Trumps that are equal: the first one played holds.
  public static let summaryEqual = Phrase("summary.summaryEqual")
  /// Heading: the targets for a number of players.
  public static func summaryTargets(players: Int) -> Phrase {
    Phrase("summary.summaryTargets", ["players": .number(players)])
  }
  /// Heading: the bonus.
  public static let summaryBonus = Phrase("summary.summaryBonus")
  /// How the bonus comes about.
  public static let summaryMade = Phrase("summary.summaryMade")
  /// What a lost contract costs.
  public static let summaryLost = Phrase("summary.summaryLost")
  /// The step of a suit.
  public static func stepSuit(step: Int) -> Phrase {
    Phrase("summary.stepSuit", ["step": .number(step)])
  }
  /// The step of the numbers 1 and 7.
  public static func stepTwinNumber(step: Int) -> Phrase {
    Phrase("summary.stepTwinNumber", ["step": .number(step)])
  }
  /// The step of the other numbers.
  public static func stepNumber(step: Int) -> Phrase {
    Phrase("summary.stepNumber", ["step": .number(step)])
  }
  /// The step of no trump.
  public static func stepNoTrump(step: Int) -> Phrase {
    Phrase("summary.stepNoTrump", ["step": .number(step)])
  }
  /// Heading: what cards are worth.
  public static let summaryPoints = Phrase("summary.summaryPoints")
  /// Which cards are worth how much.
  public static func cardsWorth(cards: String, points: Int) -> Phrase {
    Phrase("summary.cardsWorth", ["cards": .text(cards), "points": .number(points)])
  }
}
