import MueBots
import MueData
import MueGame
import MueRules
import MueWords

/// The outcomes of hands.
struct OutcomeTally: Sendable {
  private(set) var hands = 0
  private(set) var eklats = 0
  private(set) var allPassed = 0
  private(set) var made = 0
  private(set) var contracts = 0
  private(set) var levels = 0
  private(set) var teamPoints = 0

  /// The chances that Chiefs predicted beside what they made.
  private(set) var reliability = Reliability()

  mutating func count(_ hand: FinishedHand) {
    guard let score = hand.round.score else { return }
    hands += 1
    switch score.result {
    case .eklat: eklats += 1
    case .allPassed: allPassed += 1
    case .played(let reckoning):
      contracts += 1
      made += reckoning.isMade ? 1 : 0
      if let chance = hand.predictedChance {
        reliability.count(predicted: chance, isMade: reckoning.isMade)
      }
      levels += reckoning.contract.roles.level
      teamPoints += reckoning.teamPoints
    }
  }

  /// The figures as members of a JSON object.
  var members: [JSONObject.Member] {
    let contracts = Double(max(1, contracts))
    return [
      .init("eklats", .integer(eklats)), .init("allPassed", .integer(allPassed)),
      .init("contracts", .integer(self.contracts)), .init("made", .integer(made)),
      .init("meanLevel", .decimal(Double(levels) / contracts)),
      .init("meanPoints", .decimal(Double(teamPoints) / contracts)),
      .init("reliability", ReliabilityReport(table: reliability).json),
    ]
  }

  /// The figures as sentences: outcomes, levels bid and points made.
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
