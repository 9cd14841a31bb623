import MueRules
import MueTable
import MueWords

extension Telling {
  /// How a hand ended, in a word.
  public func headline(of score: RoundScore) -> Phrase {
    switch score.result {
    case .played(let reckoning): reckoning.isMade ? .contractMade : .contractLost
    case .eklat: .eclat
    case .allPassed: .everybodyPassed
    }
  }

  /// How a hand ended: who played, what was asked and reached, what it brought.
  public func story(of score: RoundScore) -> [Phrase] {
    switch score.result {
    case .played(let reckoning):
      [
        team(of: reckoning.contract),
        .askedAndReached(target: reckoning.target, points: reckoning.teamPoints),
        outcome(of: reckoning),
      ]
    case .eklat(let eklat): [.eklatStory(name: name(of: eklat.last), cards: eklat.level)]
    case .allPassed: [.nobodyScores]
    }
  }

  private func team(of contract: Contract) -> Phrase {
    let chief = name(of: contract.roles.chief)
    return contract.partner.map { .teamOfTwo(chief: chief, partner: name(of: $0)) }
      ?? .teamOfOne(chief: chief)
  }

  private func outcome(of reckoning: Reckoning) -> Phrase {
    let contract = reckoning.contract
    return reckoning.isMade
      ? .bonusFor(
        bonus: contract.bonusIfMade, level: contract.roles.level,
        step: contract.chiefTrump.step)
      : .penaltyFor(
        levels: reckoning.missing, chief: 10 * reckoning.missing, others: 5 * reckoning.missing)
  }
}
