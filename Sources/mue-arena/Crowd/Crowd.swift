import MueBots
import MueRules
import Platform
import Synchronization

/// Computer players in many games at once, with the thinking time of a table.
///
/// A game is one hand of five players. Their time is wall time, so that on a crowded machine they think
/// less but nobody waits longer. Each game has a thread of its own, and all begin at once.
final class Crowd: Sendable {
  private let level: BotSettings.Level
  /// The thinking time for each decision.
  private let milliseconds: Int
  private let begin = ContinuousClock.now
  private let courses: Mutex<[GameCourse]>

  /// Plays a number of games at once and reports when all are over.
  static func run(
    games: Int, level: BotSettings.Level = .expert, milliseconds: Int = Limits.tableMilliseconds
  ) -> CrowdReport {
    let crowd = Crowd(games: games, level: level, milliseconds: milliseconds)
    JoinedThreads.perform(games) { crowd.play($0) }
    return CrowdReport(
      level: level, milliseconds: milliseconds, courses: crowd.courses.withLock { $0 })
  }

  private init(games: Int, level: BotSettings.Level, milliseconds: Int) {
    self.level = level
    self.milliseconds = milliseconds
    courses = Mutex(Array(repeating: GameCourse(), count: games))
  }

  /// Plays one game to its end; its number is its seed.
  private func play(_ game: Int) {
    let players = PlayerCount.five
    let seed = UInt64(game + 1)
    let bot = BotSettings(level: level).makeBot(PlayerSpec.shippedPolicies.policies)
    var round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
    while let seat = round.turn, let legal = round.legalMoves {
      let asked = time
      let end = ContinuousClock.now + .milliseconds(milliseconds)
      let limits = Limits(isTimeUp: { ContinuousClock.now >= end })
      let move = bot.choose(round.observation(for: seat), limits: limits, seed: seed)
      guard round.applyLegal(move) else { return }
      let answered = time
      let isChoice = DecisionTimes.Kind(legal) != nil
      courses.withLock { $0[game].add(from: asked, to: answered, isChoice: isChoice) }
    }
    let end = time
    courses.withLock { $0[game].end = end }
  }

  /// Seconds since the start.
  private var time: Double { (ContinuousClock.now - begin) / .seconds(1) }
}

/// The course of one game, in seconds since the start of all games.
struct GameCourse: Sendable {
  /// The time of each decision.
  private(set) var decisions: [Double] = []
  /// The waiting time for each decision with a choice, from question to answer.
  private(set) var answers: [Double] = []
  /// The time of the game's end; nil if it did not end.
  var end: Double?

  /// Adds a decision.
  mutating func add(from asked: Double, to answered: Double, isChoice: Bool) {
    decisions.append(answered)
    if isChoice { answers.append(answered - asked) }
  }

  /// The number of decisions made by a time.
  func decisions(by time: Double) -> Int { decisions.count { $0 <= time } }
}
