extension Phrase {
  /// Heading: matches.
  public static let resultsMatches = Phrase("results.resultsMatches")
  /// How many matches.
  public static let matchesPlayed = Phrase("results.matchesPlayed")
  /// How many matches were won.
  public static let matchesWon = Phrase("results.matchesWon")
  /// How often each place was reached.
  public static let placesReached = Phrase("results.placesReached")
  /// The average place.
  public static let averagePlace = Phrase("results.averagePlace")
  /// The leads at the end, as a small chart.
  public static let leadsCourse = Phrase("results.leadsCourse")
  /// Heading: hands.
  public static let resultsHands = Phrase("results.resultsHands")
  /// The part of one who plays against the Chief.
  public static let opponentPart = Phrase("results.opponentPart")
  /// Head of a narrow column: how many.
  public static let headCount = Phrase("results.headCount")
  /// Head of a narrow column: how many came out well.
  public static let headWell = Phrase("results.headWell")
  /// Head of a narrow column: average.
  public static let headAverage = Phrase("results.headAverage")
  /// Head of a narrow column: made.
  public static let headMade = Phrase("results.headMade")
  /// Head of a narrow column: ended ahead.
  public static let headAhead = Phrase("results.headAhead")
  /// Head of a narrow column: lead.
  public static let headLead = Phrase("results.headLead")
  /// All hands together.
  public static let allHands = Phrase("results.allHands")
  /// Hands that ended in an éclat.
  public static let eclatsOf = Phrase("results.eclatsOf")
  /// Hands in which nobody bid.
  public static let passedHands = Phrase("results.passedHands")
  /// Average points of a hand in each game, as a small chart.
  public static let handsCourse = Phrase("results.handsCourse")
  /// Heading: own contracts as Chief.
  public static let resultsContracts = Phrase("results.resultsContracts")
  /// Contracts of a number of cards.
  public static func bidOf(cards: Int) -> Phrase {
    Phrase("results.bidOf", ["cards": .number(cards)])
  }
  /// Kind of trump: a suit.
  public static let kindSuit = Phrase("results.kindSuit")
  /// Kind of trump: 1 or 7.
  public static let kindTwins = Phrase("results.kindTwins")
  /// Kind of trump: another number.
  public static let kindNumber = Phrase("results.kindNumber")
  /// Own contracts bid too high.
  public static let overbidHands = Phrase("results.overbidHands")
  /// By how many steps in all.
  public static func overbidLevels(levels: Int) -> Phrase {
    Phrase("results.overbidLevels", ["levels": .number(levels)])
  }
  /// Heading: opponents.
  public static let resultsOpponents = Phrase("results.resultsOpponents")
  /// Heading: what else was counted.
  public static let resultsRest = Phrase("results.resultsRest")
  /// How long was played.
  public static let timePlayed = Phrase("results.timePlayed")
  /// How many hints were asked for.
  public static let hintsTaken = Phrase("results.hintsTaken")
  /// How often a decision was taken back.
  public static let undosTaken = Phrase("results.undosTaken")
}
