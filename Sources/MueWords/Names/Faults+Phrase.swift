import MueData
import MueGame
import MueRules
import Platform

extension JSONFault {
  public var phrase: Phrase {
    switch self {
    case .tooLong(let limit): .lineTooLong(limit: limit)
    case .tooDeep(let limit): .nestedTooDeep(limit: limit)
    case .notJSON(let place): .notJSON(place: place)
    case .notAnObject: .notAnObject
    case .keyTwice(let key): .keyTwice(key: key.harmless)
    case .missing(let key): .keyMissing(key: key.harmless)
    case .badValue(let key): .keyHasBadValue(key: key.harmless)
    }
  }
}

extension HandFault {
  public var phrase: Phrase {
    switch self {
    case .unreadable(let fault): fault.phrase
    // The format is a JSON string in quotation marks, and the sentence has its own.
    case .wrongFormat(let format):
      .wrongFormat(format: String(format.dropFirst().dropLast()).harmless)
    case .wrongRules(let rules):
      .wrongRules(name: String(rules.dropFirst().dropLast()).harmless)
    case .badDeal: .badDeal
    case .unreadableMove(let step): .stepUnreadable(step: step.phrase)
    case .wrongTurn(let step, .some(let expected), let found):
      .stepOutOfTurn(step: step.phrase, expected: expected, found: found)
    case .wrongTurn(let step, nil, let found): .stepTooMuch(step: step.phrase, found: found)
    case .illegalMove(let step, let reason):
      .stepIllegal(step: step.phrase, reason: reason.phrase)
    case .trickTooLong(let trick): .trickTooLong(trick: trick)
    case .trickUnfinished(let trick): .trickUnfinished(trick: trick)
    case .tooEarly(let key): .keyTooEarly(key: key)
    case .wrong(let key, let expected, let found):
      .keyIsWrong(key: key, expected: expected.harmless, found: found.harmless)
    }
  }
}

extension HandStep {
  fileprivate var phrase: Phrase {
    switch self {
    case .turn(let turn): .stepTurn(turn: turn)
    case .viceTrump: .stepViceTrump
    case .chiefTrump: .stepChiefTrump
    case .partner: .stepPartner
    case .card(let trick, let card): .stepCard(trick: trick, card: card)
    }
  }
}

extension IllegalMove {
  fileprivate var phrase: Phrase {
    switch self {
    case .handIsOver: .illegalOver
    case .notAsked: .illegalNotAsked
    case .notInHand(let card): .illegalNotInHand(card: card.text)
    case .alreadyLaid(let card): .illegalAlreadyLaid(card: card.text)
    case .overLimit(let cards, let atMost): .illegalOverLimit(cards: cards, limit: atMost)
    case .notNamable(let trumps):
      .illegalNotNamable(offered: trumps.map(\.text).joined(separator: ", "))
    case .notPartner(let seats):
      .illegalNotPartner(offered: seats.map { String($0.index) }.joined(separator: ", "))
    case .mustFollow(let led, let cards):
      .illegalMustFollow(led: led.text, cards: cards.text)
    }
  }
}

extension ScoreFault {
  public var phrase: Phrase {
    switch self {
    case .unreadable(let fault): fault.phrase
    case .sameSeat(let key, let seat): .scoreSameSeat(key: key, seat: seat)
    case .notHere(let key): .scoreNotHere(key: key)
    case .notInDeck(let trump): .scoreNotInDeck(trump: trump)
    case .pointsCount(let expected, let found):
      .scorePointsCount(expected: expected, found: found)
    case .pointsSum(let expected, let found): .scorePointsSum(found: found, expected: expected)
    case .badTie: .scoreBadTie
    case .lastNotTied(let seat): .scoreLastNotTied(seat: seat)
    }
  }
}

extension ProgramFailure {
  /// The reason in words, as part of a sentence.
  public var phrase: Phrase {
    switch self {
    case .illegal(let word): .arenaIllegalAnswers(word: word.harmless)
    case .silent: .arenaNoAnswer
    case .gone: .arenaProgramEnded
    case .flood: .arenaLineTooLong
    }
  }
}

extension OptionError {
  /// The sentence for the person; the text typed is shown without control characters.
  public var phrase: Phrase {
    switch self {
    case .unknown(let word): .unknownOption(word: word.harmless)
    case .missingValue(let option): .missingValue(option: option.harmless)
    case .unexpectedValue(let option): .unexpectedValue(option: option.harmless)
    case .notANumber(let option, let value):
      .notANumber(option: option, value: value.harmless)
    case .tooLarge(let option, let value):
      .numberTooLarge(option: option, value: value.harmless)
    case .outOfRange(let option, let value, let range):
      .outOfRange(option: option, value: value, low: range.lowerBound, high: range.upperBound)
    }
  }
}
