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
}
