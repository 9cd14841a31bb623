import MueRules

extension Narration {
  /// The end of a hand: whether the contract was made, with the points and the target.
  public func headline(of score: RoundScore) -> Phrase {
    switch score.result {
    case .played(let reckoning):
      reckoning.isMade
        ? .contractMade(points: reckoning.sidePoints, target: reckoning.target)
        : .contractLost(points: reckoning.sidePoints, target: reckoning.target)
    case .eclat: .eclat
    case .allPassed: .everybodyPassed
    }
  }

  /// The person's score in a hand; nil for an onlooker, and where nobody scores.
  public func gain(of score: RoundScore) -> Phrase? {
    guard let person = view.person, score.result != .allPassed else { return nil }
    return .forYou(gain: score.score[person].signed)
  }

  /// The seat whose score is explained: the person's own, or for an onlooker that of the Chief, or
  /// of the player who pays for an éclat; nil where nobody scores.
  public func subject(of score: RoundScore) -> Seat? {
    switch score.result {
    case .played(let reckoning): view.person ?? reckoning.contract.roles.chief
    case .eclat(let eclat): view.person ?? eclat.last
    case .allPassed: nil
    }
  }

  /// The result of a hand: roles, and what each addend of the scores is for.
  public func story(of score: RoundScore) -> [Phrase] {
    switch score.result {
    case .played(let reckoning): [side(of: reckoning.contract)] + addends(of: score, reckoning)
    case .eclat(let eclat):
      [
        .eclatStory(name: who(eclat.last), cards: eclat.level),
        .eclatWould(scored: scores(of: eclat)),
      ]
    case .allPassed: [.nobodyScores]
    }
  }

  /// How a hand ended, for a line of the score sheet.
  public func result(of score: RoundScore) -> Phrase {
    switch score.result {
    case .played(let reckoning):
      reckoning.isMade
        ? .sheetMade(points: reckoning.sidePoints, target: reckoning.target)
        : .sheetLost(points: reckoning.sidePoints, target: reckoning.target)
    case .eclat(let eclat): .sheetEclat(cards: eclat.level)
    case .allPassed: .sheetAllPassed
    }
  }

  /// The aids used in the game (hints, undo), which affect how its results are counted.
  public var helpTaken: [Phrase] {
    let (undos, hints) = (view.notes.undos, view.notes.hints)
    return (undos == 0 ? [] : [.takenBack(times: undos)])
      + (hints == 0 ? [] : [.sheetHints(times: hints)])
  }

  /// Who played together against the others.
  public func side(of contract: Contract) -> Phrase {
    let chief = who(contract.roles.chief)
    return contract.partner.map { .sideOfTwo(chief: chief, partner: who($0)) }
      ?? .sideOfOne(chief: chief)
  }

  /// The addends of a seat's score, and unless they are its own, the reasons for bonus or penalty.
  public func addends(of score: RoundScore, _ reckoning: Reckoning) -> [Phrase] {
    guard let seat = subject(of: score) else { return [] }
    let bonus = score.bonus[seat]
    let won = Phrase.inTricks(points: score.points[seat], name: who(seat))
    guard reckoning.isMade else {
      let sum: Phrase =
        bonus == 0
        ? won
        : bonus > 0
          ? .wonAndBonus(won: won, bonus: bonus)
          : .wonLessPenalty(won: won, penalty: -bonus)
      return [sum, tooHigh(reckoning)]
    }
    let reason = reason(forBonusOf: reckoning.contract)
    if bonus > 0 { return [.wonAndBonusFor(won: won, bonus: bonus, what: reason)] }
    let each = publicState.rules.bonus(of: reckoning.contract)
    return [
      won,
      reckoning.contract.partner == nil
        ? .bonusOfChief(bonus: each, what: reason) : .bonusOfTwo(bonus: each, what: reason),
    ]
  }

  /// The cards laid and the step of the Chief's trump, which make the bonus of a contract.
  private func reason(forBonusOf contract: Contract) -> Phrase {
    let rules = publicState.rules
    let scoring = rules.variant.scoring
    let level = contract.roles.level
    let step = rules.step(of: contract.chiefTrump)
    let reason: Phrase =
      switch contract.chiefTrump {
      case .suit: .bidOnly(level: level)
      case .number(let rank): .bidAndNumber(level: level, step: step, rank: rank.number)
      case .noTrump: .bidAndNoTrump(level: level, step: step)
      }
    return scoring.bonus * (level + step) > scoring.mostBonus
      ? .atMost(what: reason, limit: scoring.mostBonus) : reason
  }

  private func tooHigh(_ reckoning: Reckoning) -> Phrase {
    let scoring = publicState.rules.variant.scoring
    return .bidTooHigh(
      missing: reckoning.missing, chief: scoring.penalty * reckoning.missing,
      others: scoring.compensation * reckoning.missing)
  }

  /// The person's score in a finished hand and par, by the hand's number from 1; nil if the match
  /// is not played against par.
  public func par(ofHand number: Int) -> Phrase? {
    guard let hands = view.againstPar?.hands, hands.indices.contains(number - 1) else { return nil }
    let hand = hands[number - 1]
    guard let par = hand.par, let difference = hand.difference else {
      return .handParAwaited(score: hand.score.withMinus)
    }
    return .handAgainstPar(
      score: hand.score.withMinus, par: par.withMinus, difference: difference.signed)
  }

  /// The person's total lead over par; nil while it would only repeat that of a single hand.
  public var parSum: Phrase? {
    guard let match = view.againstPar, match.hands.dropFirst().first?.par != nil else { return nil }
    return .sumAgainstPar(difference: match.difference.signed)
  }

  /// The reason why the match is over; nil while it goes on.
  public var end: Phrase? {
    guard view.isOver else { return nil }
    let first = order[0]
    if case .hands(let hands) = view.rules.end { return hands > 1 ? .wasLastHand : nil }
    return .reachedEnd(name: who(first), total: view.totals[first])
  }

  /// The news that a hand ends the match, or may end it since a player has nearly reached its
  /// total; nil for any other hand.
  public var lastHandNews: Phrase? {
    switch view.rules.end {
    case .hands(let hands): return view.hand == hands && hands > 1 ? .lastHand : nil
    case .points(let end):
      let first = order[0]
      let total = view.totals[first]
      guard total < end, end - total <= Self.nearEnd else { return nil }
      return .nearEnd(name: who(first), total: total, end: end)
    }
  }

  /// The points from a good hand.
  private static let nearEnd = 50

  /// The result of the match: against par if it is played so, otherwise the winner; nil while it
  /// goes on.
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
