import MueRules
import Platform

/// The hands to play, and how long players think about each decision.
struct TablePlan: Sendable {
  let players: PlayerCount
  var deals: ClosedRange<Int>
  /// The number that all deals come from.
  let seed: UInt64
  let thinking: Thinking
  /// The number of hands played at the same time.
  let jobs: Int
  /// The choices that finished hands record for training; nil for none.
  var sampled: Sampled?
  /// Whether finished hands carry the chance that the Chief predicted.
  var predicts = false

  init(
    _ parsed: ParsedOptions, deals usual: Int, playouts: Int = 200
  ) throws(ArenaError) {
    if parsed.has("playouts"), parsed.has("budget-ms") { throw .twoBudgets }
    do throws(OptionError) {
      let number = try parsed.number(of: "players", in: 3...6) ?? 5
      players = PlayerCount(rawValue: number) ?? .five
      let range = try parsed.value(of: "deals").map { text throws(OptionError) in
        try DealRange(text, option: "deals")
      }
      deals = range?.numbers ?? 1...usual
      seed = try parsed.seed(of: "seed") ?? 1
      thinking = try parsed.thinking(usually: playouts)
      jobs = try parsed.jobs(for: thinking)
    } catch {
      throw .option(error)
    }
  }
}

extension TablePlan {
  /// Choices of players that a net can learn from.
  enum Sampled: Sendable { case cards, bids }

  /// The heading of a report on some finished hands.
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

  init(_ numbers: ClosedRange<Int>) { self.numbers = numbers }

  /// Reads the value of an option.
  init(_ text: String, option: String) throws(OptionError) {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false)
    let bounds = ends.compactMap { Int($0) }
    guard bounds.count == ends.count, (1...2).contains(ends.count), let last = bounds.last else {
      throw .notANumber(option: option, value: text)
    }
    let first = bounds.count == 2 ? bounds[0] : 1
    guard (1...Self.most).contains(first) else {
      throw .outOfRange(option: option, value: first, range: 1...Self.most)
    }
    guard (first...Self.most).contains(last) else {
      throw .outOfRange(option: option, value: last, range: first...Self.most)
    }
    numbers = first...last
  }
}
