import MueGame
import MueRules

extension Narration {
  /// How a hand ended, in a word.
  public func headline(of score: RoundScore) -> Phrase {
    switch score.result {
    case .played(let reckoning): reckoning.isMade ? .contractMade : .contractLost
    case .eclat: .eclat
    case .allPassed: .everybodyPassed
    }
  }

  /// What a hand brought the person, and by which result; for anybody else the result alone.
  public func verdict(on score: RoundScore) -> Phrase {
    guard let person = view.person else { return headline(of: score) }
    let result: Phrase
    switch score.result {
    case .played(let reckoning):
      let chief = name(of: reckoning.contract.roles.chief)
      result =
        switch (reckoning.contract.isChiefSide(person), reckoning.isMade) {
        case (true, true): .yourMade
        case (true, false): .yourLost
        case (false, true): .theirsMade(name: chief)
        case (false, false): .theirsLost(name: chief)
        }
    case .eclat: result = .inEclat
    case .allPassed: return .everybodyPassed
    }
    return .forYou(gain: score.score[person].signed, result: result)
  }

  /// The result of a hand: roles, target and points, bonus or penalty.
  public func story(of score: RoundScore) -> [Phrase] {
    switch score.result {
    case .played(let reckoning):
      [
        team(of: reckoning.contract),
        .askedAndReached(target: reckoning.target, points: reckoning.teamPoints),
        outcome(of: reckoning),
      ]
    case .eclat(let eclat):
      [
        eclat.last == view.person
          ? .yourEclat(cards: eclat.level)
          : .eklatStory(name: name(of: eclat.last), cards: eclat.level)
      ]
    case .allPassed: [.nobodyScores]
    }
  }

  /// How a hand ended, in a line of the score sheet.
  public func result(of score: RoundScore) -> Phrase {
    switch score.result {
    case .played(let reckoning):
      reckoning.isMade
        ? .sheetMade(points: reckoning.teamPoints, target: reckoning.target)
        : .sheetLost(points: reckoning.teamPoints, target: reckoning.target)
    case .eclat(let eclat): .sheetEklat(cards: eclat.level)
    case .allPassed: .sheetAllPassed
    }
  }

  /// The aids that were used (hints, undo), since they change what the game counts for.
  public var helpTaken: [Phrase] {
    let (undos, hints) = (view.notes.undos, view.notes.hints)
    return (undos == 0 ? [] : [.takenBack(times: undos)])
      + (hints == 0 ? [] : [.sheetHints(times: hints)])
  }

  private func team(of contract: Contract) -> Phrase {
    let chief = name(of: contract.roles.chief)
    let isYours = contract.roles.chief == view.person
    guard let partner = contract.partner else {
      return isYours ? .youAlone : .teamOfOne(chief: chief)
    }
    if isYours { return .youWithPartner(partner: name(of: partner)) }
    return partner == view.person
      ? .chiefWithYou(name: chief) : .teamOfTwo(chief: chief, partner: name(of: partner))
  }

  private func outcome(of reckoning: Reckoning) -> Phrase {
    let contract = reckoning.contract
    let rules = publicState.rules
    let scoring = rules.variant.scoring
    guard reckoning.isMade else {
      return .penaltyFor(
        levels: reckoning.missing, chief: scoring.penalty * reckoning.missing,
        others: scoring.compensation * reckoning.missing)
    }
    let bonus = rules.bonus(of: contract)
    let level = contract.roles.level
    let step = rules.step(of: contract.chiefTrump)
    return step == 0
      ? .bonusOfLevel(bonus: bonus, level: level, multiplier: scoring.bonus)
      : .bonusFor(
        bonus: bonus, level: level, step: step, multiplier: scoring.bonus,
        limit: scoring.mostBonus)
  }

  /// The person's score in a finished hand beside par, by the hand's number from 1; nil if the match is
  /// not played against par.
  public func par(ofHand number: Int) -> Phrase? {
    guard let hands = view.againstPar?.hands, hands.indices.contains(number - 1) else { return nil }
    let hand = hands[number - 1]
    guard let par = hand.par, let difference = hand.difference else {
      return .handParAwaited(score: hand.score.withMinus)
    }
    return .handAgainstPar(
      score: hand.score.withMinus, par: par.withMinus, difference: difference.signed)
  }

  /// By how much the person is ahead of par in all; nil as long as a single hand tells the same.
  public var parSum: Phrase? {
    guard let match = view.againstPar, match.hands.dropFirst().first?.par != nil else { return nil }
    return .sumAgainstPar(difference: match.difference.signed)
  }

  /// How the match ended: against par if it is played so, otherwise who won it; nil while it goes on.
  public var outcome: Phrase? {
    guard view.isOver, let match = view.againstPar else { return victory }
    if !match.isComplete { return .parWorkedOut }
    let difference = match.difference.signed
    return switch match.difference {
    case 0: .levelWithPar
    case 1...: .wonAgainstPar(difference: difference)
    default: .lostAgainstPar(difference: difference)
    }
  }
}

/// The order of the cards in a hand: trumps first, the strongest on the left, then suit by suit.
public struct HandOrder: Sendable {
  private let order: TrickOrder?

  /// The order under a contract; nil before a trump is named.
  public init(_ order: TrickOrder?) { self.order = order }

  /// The cards from left to right.
  public func sorted(_ hand: CardSet) -> [Card] {
    hand.sorted { left, right in
      let (first, second) = (key(left), key(right))
      return first == second
        ? left.index < right.index : first.lexicographicallyPrecedes(second)
    }
  }

  private func key(_ card: Card) -> [Int] {
    if let order, order.trumps.contains(card) { return [0, -Int(order.strength(card))] }
    return [1 + Int(card.suit.rawValue), -card.rank.number]
  }
}
