import MueBots
import MueData
import MueGame
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
    games: Int, level: BotSettings.Level = .expert, milliseconds: Int
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

  mutating func add(from asked: Double, to answered: Double, isChoice: Bool) {
    decisions.append(answered)
    if isChoice { answers.append(answered - asked) }
  }

  /// The number of decisions made by a time.
  func decisions(by time: Double) -> Int { decisions.count { $0 <= time } }
}

/// The report on many games at once: whether all ended, and whether none waited for the others.
struct CrowdReport {
  let level: BotSettings.Level
  /// The thinking time for each decision.
  let milliseconds: Int
  let games: Int
  /// The times at which games ended, in seconds, sorted.
  let ends: [Double]
  /// The decisions made in each game when the first one ended, sorted.
  let progress: [Int]
  /// The waiting times for answers, in milliseconds, sorted.
  let answers: [Double]

  init(level: BotSettings.Level, milliseconds: Int, courses: [GameCourse]) {
    self.level = level
    self.milliseconds = milliseconds
    games = courses.count
    ends = courses.compactMap(\.end).sorted()
    let first = ends.first ?? 0
    progress = courses.map { $0.decisions(by: first) }.sorted()
    answers = courses.flatMap(\.answers).map { $0 * 1000 }.sorted()
  }

  var lines: [String] {
    [
      "\(ends.count) of \(games) games of five at once over, \(level.rawValue) in each seat: "
        + "the first after \(end(0)) s, half after \(end(0.5)) s, all after \(end(1)) s",
      "decisions made in each game when the first was over: \(decisions(0)) to \(decisions(1)), "
        + "median \(decisions(0.5))",
      "answers, with \(milliseconds) ms to think: median \(answer(0.5)) ms, "
        + "99 in 100 within \(answer(0.99)) ms, at most \(answer(1)) ms",
    ]
  }

  private func end(_ share: Double) -> String {
    Figures.fixed(Self.quantile(share, of: ends) ?? 0, places: 1)
  }

  private func decisions(_ share: Double) -> Int { Self.quantile(share, of: progress) ?? 0 }

  private func answer(_ share: Double) -> String {
    Figures.fixed(Self.quantile(share, of: answers) ?? 0, places: 0)
  }

  /// A quantile of sorted numbers, for a share from 0 to 1; nil without numbers.
  static func quantile<Number>(_ share: Double, of sorted: [Number]) -> Number? {
    sorted.isEmpty ? nil : sorted[Int(share * Double(sorted.count - 1))]
  }
}

extension CrowdReport {
  /// The report as JSON, in seconds, decisions and milliseconds.
  var json: JSONObject {
    [
      "games": games, "over": ends.count, "level": level.rawValue, "budgetMs": milliseconds,
      "secondsOver": spread(ends.map { .number(Figures.fixed($0, places: 1)) }),
      "decisionsAtFirstEnd": spread(progress.map(JSONValue.integer)),
      "msAnswer": spread(answers.map { .number(Figures.fixed($0, places: 1)) }),
    ]
  }

  private func spread(_ values: [JSONValue]) -> JSONObject {
    let shares = [("least", 0), ("median", 0.5), ("p99", 0.99), ("most", 1)]
    return JSONObject(
      shares.map { name, share in .init(name, Self.quantile(share, of: values) ?? .null) })
  }
}
