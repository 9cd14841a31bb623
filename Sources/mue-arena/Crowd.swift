import MueBots
import MueGame
import MueRules
import Platform
import Synchronization

/// Computer players in many games at once, with the thinking time of a table.
///
/// A game is one hand of five players. Their time is wall time, so on a crowded machine they think
/// less but nobody waits longer. Each game has a thread of its own, and all begin at once.
final class Crowd: Sendable {
  private let level: BotSettings.Level
  private let milliseconds: Int
  private let begin = ContinuousClock.now
  private let courses: Mutex<[GameCourse]>

  /// Plays a number of games at once and reports when all have ended.
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

  /// Plays one game to its end, using its number as the seed.
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

/// The course of one game; times are in seconds since the start of all games.
struct GameCourse: Sendable {
  /// The time of each decision.
  private(set) var decisions: [Double] = []
  /// The wait for each decision with a choice, from question to answer.
  private(set) var answers: [Double] = []
  /// The time at which the game ended; nil if it did not.
  var end: Double?

  mutating func add(from asked: Double, to answered: Double, isChoice: Bool) {
    decisions.append(answered)
    if isChoice { answers.append(answered - asked) }
  }

  /// The number of decisions made up to a time.
  func decisions(by time: Double) -> Int { decisions.count { $0 <= time } }
}

/// The report on many games at once: whether all ended, and whether any had to wait for the others.
struct CrowdReport {
  let level: BotSettings.Level
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

  var report: Report {
    Report(
      "{over} of {games} games of five at once over, {level} in each seat: the first after "
        + "{secondsOver.least} s, half after {secondsOver.median} s, all after {secondsOver.most} s",
      "decisions made in each game when the first was over: {decisionsAtFirstEnd.least} to "
        + "{decisionsAtFirstEnd.most}, median {decisionsAtFirstEnd.median}",
      "answers, with {budgetMs} ms to think: median {msAnswer.median} ms, 99 in 100 within "
        + "{msAnswer.p99} ms, at most {msAnswer.most} ms",
      figures: [
        "games": .count(games), "over": .count(ends.count), "level": .text(level.rawValue),
        "budgetMs": .count(milliseconds),
        "secondsOver": spread(ends) { .number($0, places: 1, json: 1) },
        "decisionsAtFirstEnd": spread(progress.map(Double.init)) { .count(Int($0)) },
        "msAnswer": spread(answers) { .number($0, places: 0, json: 1) },
      ])
  }

  /// Quantiles of sorted numbers; if there are none, 0 in words and `null` in JSON.
  private func spread(_ numbers: [Double], _ figure: (Double) -> Report.Figure) -> Report.Figure {
    func quantile(_ share: Double) -> Report.Figure {
      if let number = Self.quantile(share, of: numbers) { return figure(number) }
      guard case .value(let text, _) = figure(0) else { return .data(.null) }
      return .value(text: text, json: .null)
    }
    return .part(
      Report(figures: [
        "least": quantile(0), "median": quantile(0.5), "p99": quantile(0.99), "most": quantile(1),
      ]))
  }

  /// A quantile of sorted numbers, for a share from 0 to 1; nil if there are none.
  static func quantile<Number>(_ share: Double, of sorted: [Number]) -> Number? {
    sorted.isEmpty ? nil : sorted[Int(share * Double(sorted.count - 1))]
  }
}
