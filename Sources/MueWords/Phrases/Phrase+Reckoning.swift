extension Phrase {
  /// Headline: the contract was made.
  public static let contractMade = Phrase("reckoning.contractMade")
  /// Headline: the contract was lost.
  public static let contractLost = Phrase("reckoning.contractLost")
  /// Headline: nobody bid.
  public static let everybodyPassed = Phrase("reckoning.everybodyPassed")
  /// Who played for the contract.
  public static func teamOfTwo(chief: String, partner: String) -> Phrase {
    Phrase("reckoning.teamOfTwo", ["chief": .text(chief), "partner": .text(partner)])
  }
  /// Who played for the contract alone.
  public static func teamOfOne(chief: String) -> Phrase {
    Phrase("reckoning.teamOfOne", ["chief": .text(chief)])
  }
  /// Target and team points.
  public static func askedAndReached(target: Int, points: Int) -> Phrase {
    Phrase("reckoning.askedAndReached", ["target": .number(target), "points": .number(points)])
  }
  /// The bonus of a made contract and how it comes about.
  public static func bonusFor(bonus: Int, level: Int, step: Int) -> Phrase {
    Phrase(
      "reckoning.bonusFor",
      ["bonus": .number(bonus), "level": .number(level), "step": .number(step)])
  }
  /// The penalty of a lost contract.
  public static func penaltyFor(levels: Int, chief: Int, others: Int) -> Phrase {
    Phrase(
      "reckoning.penaltyFor",
      ["levels": .number(levels), "chief": .number(chief), "others": .number(others)])
  }
  /// How an éclat came about.
  public static func eklatStory(name: String, cards: Int) -> Phrase {
    Phrase("reckoning.eklatStory", ["name": .text(name), "cards": .number(cards)])
  }
  /// Nobody bid, so nobody scores.
  public static let nobodyScores = Phrase("reckoning.nobodyScores")
  /// The person has won the match.
  public static let youWin = Phrase("reckoning.youWin")
  /// Somebody else has won the match.
  public static func wins(name: String) -> Phrase {
    Phrase("reckoning.wins", ["name": .text(name)])
  }
  /// Several share the victory.
  public static func sharedVictory(names: String) -> Phrase {
    Phrase("reckoning.sharedVictory", ["names": .text(names)])
  }
}
