extension Phrase {
  /// All hand records are true.
  public static func handsHold(hands: Int) -> Phrase {
    Phrase("records.handsHold", ["hands": .number(hands)])
  }
  /// A line of records is wrong.
  public static func lineIsWrong(line: Int, reason: Phrase) -> Phrase {
    Phrase("records.lineIsWrong", ["line": .number(line), "reason": .phrase(reason)])
  }
  /// A line is too long.
  public static func lineTooLong(limit: Int) -> Phrase {
    Phrase("records.lineTooLong", ["limit": .number(limit)])
  }
  /// A line is nested too deep.
  public static func nestedTooDeep(limit: Int) -> Phrase {
    Phrase("records.nestedTooDeep", ["limit": .number(limit)])
  }
  /// A line is not JSON.
  public static func notJSON(place: Int) -> Phrase {
    Phrase("records.notJSON", ["place": .number(place)])
  }
  /// A line is JSON, but not an object.
  public static let notAnObject = Phrase("records.notAnObject")
  /// A key comes twice.
  public static func keyTwice(key: String) -> Phrase {
    Phrase("records.keyTwice", ["key": .text(key)])
  }
  /// A key is missing.
  public static func keyMissing(key: String) -> Phrase {
    Phrase("records.keyMissing", ["key": .text(key)])
  }
  /// The value of a key is no good.
  public static func keyHasBadValue(key: String) -> Phrase {
    Phrase("records.keyHasBadValue", ["key": .text(key)])
  }
  /// A record of another format.
  public static func wrongFormat(format: String) -> Phrase {
    Phrase("records.wrongFormat", ["format": .text(format)])
  }
  /// The hands dealt are not the deck.
  public static let badDeal = Phrase("records.badDeal")
  /// What was done cannot be read.
  public static func stepUnreadable(step: Phrase) -> Phrase {
    Phrase("records.stepUnreadable", ["step": .phrase(step)])
  }
  /// The wrong seat was to move.
  public static func stepOutOfTurn(step: Phrase, expected: Int, found: Int) -> Phrase {
    Phrase(
      "records.stepOutOfTurn",
      ["step": .phrase(step), "expected": .number(expected), "found": .number(found)])
  }
  /// Nobody was to move any more.
  public static func stepTooMuch(step: Phrase, found: Int) -> Phrase {
    Phrase("records.stepTooMuch", ["step": .phrase(step), "found": .number(found)])
  }
  /// A move was against the rules.
  public static func stepIllegal(step: Phrase, reason: Phrase) -> Phrase {
    Phrase("records.stepIllegal", ["step": .phrase(step), "reason": .phrase(reason)])
  }
  /// A trick has too many cards.
  public static func trickTooLong(trick: Int) -> Phrase {
    Phrase("records.trickTooLong", ["trick": .number(trick)])
  }
  /// A trick lacks cards though another follows.
  public static func trickUnfinished(trick: Int) -> Phrase {
    Phrase("records.trickUnfinished", ["trick": .number(trick)])
  }
  /// A key says what was not decided yet.
  public static func keyTooEarly(key: String) -> Phrase {
    Phrase("records.keyTooEarly", ["key": .text(key)])
  }
  /// A key says something false.
  public static func keyIsWrong(key: String, expected: String, found: String) -> Phrase {
    Phrase(
      "records.keyIsWrong", ["key": .text(key), "expected": .text(expected), "found": .text(found)])
  }
  /// A place in a record: a turn of the auction.
  public static func stepTurn(turn: Int) -> Phrase {
    Phrase("records.stepTurn", ["turn": .number(turn)])
  }
  /// A place in a record: what the Vice named.
  public static let stepViceTrump = Phrase("records.stepViceTrump")
  /// A place in a record: what the Chief named.
  public static let stepChiefTrump = Phrase("records.stepChiefTrump")
  /// A place in a record: whom the Chief picked.
  public static let stepPartner = Phrase("records.stepPartner")
  /// A place in a record: a card of a trick.
  public static func stepCard(trick: Int, card: Int) -> Phrase {
    Phrase("records.stepCard", ["trick": .number(trick), "card": .number(card)])
  }
  /// Illegal: the hand is over.
  public static let illegalOver = Phrase("records.illegalOver")
  /// Illegal: something else was asked.
  public static let illegalNotAsked = Phrase("records.illegalNotAsked")
  /// Illegal: the card is not in the hand.
  public static func illegalNotInHand(card: String) -> Phrase {
    Phrase("records.illegalNotInHand", ["card": .text(card)])
  }
  /// Illegal: the card is laid already.
  public static func illegalAlreadyLaid(card: String) -> Phrase {
    Phrase("records.illegalAlreadyLaid", ["card": .text(card)])
  }
  /// Illegal: more cards than the limit allows.
  public static func illegalOverLimit(cards: Int, limit: Int) -> Phrase {
    Phrase("records.illegalOverLimit", ["cards": .number(cards), "limit": .number(limit)])
  }
  /// Illegal: that may not be named.
  public static func illegalNotNamable(offered: String) -> Phrase {
    Phrase("records.illegalNotNamable", ["offered": .text(offered)])
  }
  /// Illegal: that seat cannot be the partner.
  public static func illegalNotPartner(offered: String) -> Phrase {
    Phrase("records.illegalNotPartner", ["offered": .text(offered)])
  }
  /// Illegal: the led suit must be followed.
  public static func illegalMustFollow(led: String, cards: String) -> Phrase {
    Phrase("records.illegalMustFollow", ["led": .text(led), "cards": .text(cards)])
  }
  /// Score: two roles on one seat.
  public static func scoreSameSeat(key: String, seat: Int) -> Phrase {
    Phrase("records.scoreSameSeat", ["key": .text(key), "seat": .number(seat)])
  }
  /// Score: the key does not belong here.
  public static func scoreNotHere(key: String) -> Phrase {
    Phrase("records.scoreNotHere", ["key": .text(key)])
  }
  /// Score: the trump is not in the deck.
  public static func scoreNotInDeck(trump: String) -> Phrase {
    Phrase("records.scoreNotInDeck", ["trump": .text(trump)])
  }
  /// Score: not as many points as players.
  public static func scorePointsCount(expected: Int, found: Int) -> Phrase {
    Phrase("records.scorePointsCount", ["expected": .number(expected), "found": .number(found)])
  }
  /// Score: the points are not those of the deck.
  public static func scorePointsSum(expected: Int, found: Int) -> Phrase {
    Phrase("records.scorePointsSum", ["expected": .number(expected), "found": .number(found)])
  }
  /// Score: the tie is none.
  public static let scoreBadTie = Phrase("records.scoreBadTie")
  /// Score: who drew level last is not tied.
  public static func scoreLastNotTied(seat: Int) -> Phrase {
    Phrase("records.scoreLastNotTied", ["seat": .number(seat)])
  }
}
