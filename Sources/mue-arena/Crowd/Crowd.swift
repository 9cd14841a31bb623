import MueBots
import MueRules
import Platform
import Synchronization

/// Computer players in many games at once, with the time to think that they have at a table.
///
/// A game is one hand of five. Whoever has a choice thinks until its time on the wall is over, so that
/// on a crowded machine it thinks less and waits no longer. Each game has a thread of its own, so that all
/// begin at once.
final class Crowd: Sendable {
  private let level: BotSettings.Level
  /// How long is thought about each decision.
  private let milliseconds: Int
  private let begin = ContinuousClock.now
  private let courses: Mutex<[GameCourse]>

  /// What became of so many games, when all are over.
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

  /// Plays the hand of a number to its end.
  private func play(_ game: Int) {
    let players = PlayerCount.five
    let seed = UInt64(game + 1)
    let bot = BotSettings(level: level).makeBot()
    var round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
    while let seat = round.turn, let legal = round.legalMoves {
      let asked = time
      let end = ContinuousClock.now + .milliseconds(milliseconds)
      let limits = Limits(isTimeUp: { ContinuousClock.now >= end })
      let move = bot.choose(round.observation(for: seat), limits: limits, seed: seed)
      guard (try? round.apply(move)) != nil else { return }
      let answered = time
      let isChoice = DecisionTimes.Kind(legal) != nil
      courses.withLock { $0[game].add(from: asked, to: answered, isChoice: isChoice) }
    }
    let end = time
    courses.withLock { $0[game].end = end }
  }

  /// Seconds since the beginning.
  private var time: Double { (ContinuousClock.now - begin) / .seconds(1) }
}

/// How one game among many went, in seconds from the beginning of all.
struct GameCourse: Sendable {
  /// When each decision was made.
  private(set) var decisions: [Double] = []
  /// How long was waited for each decision that was a choice, from the question to the answer.
  private(set) var answers: [Double] = []
  /// When the game was over; nil if it broke off.
  var end: Double?

  /// Notes a decision.
  mutating func add(from asked: Double, to answered: Double, isChoice: Bool) {
    decisions.append(answered)
    if isChoice { answers.append(answered - asked) }
  }

  /// How many decisions had been made by a time.
  func decisions(by time: Double) -> Int { decisions.count { $0 <= time } }
}
