extension Phrase {
  /// The key does nothing here.
  public static let unknownKey = Phrase("answers.unknownKey", ["help": .command("help")])
  /// Somebody else is to move.
  public static func notYourTurn(name: String) -> Phrase {
    Phrase("answers.notYourTurn", ["name": .text(name)])
  }
  /// There is no finished trick to show.
  public static let noTrickYet = Phrase("answers.noTrickYet")
  /// Passing belongs to the auction.
  public static let noPassInPlay = Phrase("answers.noPassInPlay")
  /// No card is pushed forward.
  public static let nothingPushed = Phrase("answers.nothingPushed", ["pass": .command("pass")])
  /// Cards are pushed forward, so passing is refused.
  public static let pullBackToPass = Phrase("answers.pullBackToPass")
  /// The card is pushed forward already.
  public static let alreadyPushed = Phrase("answers.alreadyPushed")
  /// The card is not pushed forward.
  public static let notPushed = Phrase("answers.notPushed")
  /// The limit of the auction is reached.
  public static func limitReached(cards: Int) -> Phrase {
    Phrase("answers.limitReached", ["cards": .number(cards)])
  }
  /// One must name or pick; passing is refused.
  public static let mustChoose = Phrase("answers.mustChoose")
  /// What was typed may not be named now.
  public static let notOffered = Phrase("answers.notOffered")
  /// The hand has no such card.
  public static let noSuchCard = Phrase("answers.noSuchCard")
  /// The card is grey because the led suit must be followed.
  public static func mustFollowSuit(suit: Phrase, cards: Int) -> Phrase {
    Phrase("answers.mustFollowSuit", ["suit": .phrase(suit), "cards": .number(cards)])
  }
  /// The card is grey because trump was led.
  public static func mustFollowTrump(cards: Int) -> Phrase {
    Phrase("answers.mustFollowTrump", ["cards": .number(cards)])
  }
  /// The card is grey because it is trump and so not of the led suit.
  public static func trumpDoesNotCount(suit: Phrase, rank: Int) -> Phrase {
    Phrase("answers.trumpDoesNotCount", ["suit": .phrase(suit), "rank": .number(rank)])
  }
  /// The card is grey because it lies on the table already.
  public static let liesAlready = Phrase("answers.liesAlready")
  /// The card asked about is not grey.
  public static let mayBeChosen = Phrase("answers.mayBeChosen")
  /// A new match is asked for while one is being played.
  public static let confirmNewGame = Phrase(
    "answers.confirmNewGame", ["confirm": .command("confirm")])
}
