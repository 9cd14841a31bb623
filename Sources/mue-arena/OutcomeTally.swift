import MueRules
import MueWords

/// How hands ended.
struct OutcomeTally {
  private(set) var hands = 0
  private(set) var eklats = 0
  private(set) var allPassed = 0
  private(set) var made = 0
  private(set) var contracts = 0
  private(set) var levels = 0
  private(set) var teamPoints = 0

  mutating func count(_ round: Round) {
    guard let score = round.score else { return }
    hands += 1
    switch score.result {
    case .eklat: eklats += 1
    case .allPassed: allPassed += 1
    case .played(let reckoning):
      contracts += 1
      made += reckoning.isMade ? 1 : 0
      levels += reckoning.contract.roles.level
      teamPoints += reckoning.teamPoints
    }
  }

  /// How the hands ended, and what was bid and reached.
  var phrases: [Phrase] {
    [
      .arenaOutcomes(
        eklats: Figures.percent(eklats, of: hands), passed: Figures.percent(allPassed, of: hands),
        made: Figures.percent(made, of: contracts)),
      .arenaLevels(
        level: Figures.mean(levels, of: contracts),
        points: Figures.mean(teamPoints, of: contracts)),
    ]
  }
}
