extension Phrase {
  /// The first word of a line means nothing.
  public static func unknownWord(word: String) -> Phrase {
    Phrase("replies.unknownWord", ["word": .text(word)])
  }
  /// A word means more than one thing.
  public static func mayMean(word: String, meanings: String) -> Phrase {
    Phrase("replies.mayMean", ["word": .text(word), "meanings": .text(meanings)])
  }
  /// A word has no place in the line.
  public static func wordTooMany(word: String) -> Phrase {
    Phrase("replies.wordTooMany", ["word": .text(word)])
  }
  /// A move that is not asked now.
  public static let notAsked = Phrase("replies.notAsked")
  /// No card was named.
  public static let sayWhichCard = Phrase("replies.sayWhichCard")
  /// More than one card was to be played.
  public static let oneCardOnly = Phrase("replies.oneCardOnly")
  /// A number beyond those of the hand.
  public static func numberTooHigh(number: Int, last: Int) -> Phrase {
    Phrase("replies.numberTooHigh", ["number": .number(number), "last": .number(last)])
  }
  /// A word that is none of the person’s cards.
  public static func noCard(word: String) -> Phrase {
    Phrase("replies.noCard", ["word": .text(word)])
  }
  /// A card named more often than it is held.
  public static func cardTwice(card: Phrase) -> Phrase {
    Phrase("replies.cardTwice", ["card": .phrase(card)])
  }
  /// A card to be laid that lies already.
  public static func alreadyLies(card: Phrase) -> Phrase {
    Phrase("replies.alreadyLies", ["card": .phrase(card)])
  }
  /// A name nobody has.
  public static func nobodyCalled(word: String) -> Phrase {
    Phrase("replies.nobodyCalled", ["word": .text(word)])
  }
  /// A word that is no trump.
  public static func unknownTrump(word: String) -> Phrase {
    Phrase("replies.unknownTrump", ["word": .text(word)])
  }
  /// The answer to why, of a card that may be played.
  public static let maybePlay = Phrase("replies.maybePlay")
  /// A number beyond those of the tricks so far.
  public static func noSuchTrick(tricks: Int) -> Phrase {
    Phrase("replies.noSuchTrick", ["tricks": .number(tricks)])
  }
}
