import MueBots
import MueRules
import Platform

/// The hands to play, and the thinking time for each decision.
struct TablePlan: Sendable {
  let players: PlayerCount
  var deals: ClosedRange<Int>
  /// The seed of all deals.
  let seed: UInt64
  let thinking: Thinking
  /// The number of hands played at the same time.
  let jobs: Int
  /// The choices that finished hands record as training data; nil for none.
  var sampled: Sampled?
  /// Whether finished hands contain the chance that the Chief predicted.
  var predicts = false

  init(
    _ parsed: ParsedOptions, deals usual: Int, playouts: Int = 200
  ) throws(ArenaError) {
    if parsed.has("playouts"), parsed.has("budget-ms") { throw .twoBudgets }
    let number = try parsed.integer("players", in: 3...6) ?? 5
    players = PlayerCount(rawValue: number) ?? .five
    let range = try parsed.value(of: "deals").map { text throws(ArenaError) in
      try DealRange(text, option: "deals")
    }
    deals = range?.numbers ?? 1...usual
    seed = try parsed.seed
    thinking = try parsed.thinking(usually: playouts)
    jobs = try parsed.jobs(for: thinking)
  }
}

extension TablePlan {
  /// Choices from which a network can learn.
  enum Sampled: Sendable { case cards, bids }

  /// The heading of a report on a number of finished hands.
  func heading(after hands: Int) -> String {
    "\(players.number) players, \(Figures.count(hands, "deal")) "
      + "(\(deals.lowerBound)–\(deals.upperBound)), seed \(seed), \(thinking.text)"
  }
}

/// The deals of a seed to play: `200` for the first 200, or `1000..1999`.
struct DealRange: Hashable, Sendable {
  let numbers: ClosedRange<Int>

  /// The highest deal number.
  static let most = 10_000_000

  /// Parses the value of an option.
  init(_ text: String, option: String) throws(ArenaError) {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false)
    let bounds = ends.compactMap { Int($0) }
    guard bounds.count == ends.count, (1...2).contains(ends.count), let last = bounds.last else {
      throw .option(.notANumber(option: option, value: text))
    }
    let first = bounds.count == 2 ? bounds[0] : 1
    guard (1...Self.most).contains(first) else {
      throw .option(.outOfRange(option: option, value: first, range: 1...Self.most))
    }
    guard (first...Self.most).contains(last) else {
      throw .option(.outOfRange(option: option, value: last, range: first...Self.most))
    }
    numbers = first...last
  }
}

extension ParsedOptions {
  /// The value of an option as a whole number in a range; nil if it is not given.
  func integer(_ option: String, in range: ClosedRange<Int>) throws(ArenaError) -> Int? {
    do { return try number(of: option, in: range) } catch { throw .option(error) }
  }

  /// The seed from which everything random follows.
  var seed: UInt64 {
    get throws(ArenaError) {
      do { return try seed(of: "seed") ?? 1 } catch { throw .option(error) }
    }
  }

  /// The thinking time: `usual` playouts by default, and at least `least`.
  func thinking(atLeast least: Int = 0, usually usual: Int) throws(ArenaError) -> Thinking {
    let milliseconds = try integer("budget-ms", in: Thinking.times)
    let playouts = try integer("playouts", in: least...Limits.mostPlayouts)
    return milliseconds.map(Thinking.milliseconds) ?? .playouts(playouts ?? usual)
  }

  /// The number of jobs at the same time: by default one for each core, or a single one if a clock
  /// limits the thinking.
  func jobs(for thinking: Thinking) throws(ArenaError) -> Int {
    let usual = thinking.isReproducible ? JoinedThreads.mostAtOnce : 1
    return try integer("jobs", in: 1...256) ?? min(256, usual)
  }
}
