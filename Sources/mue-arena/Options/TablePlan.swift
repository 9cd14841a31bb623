import MueRules
import Platform

/// What hands are played, and how long is thought about each decision.
struct TablePlan: Sendable {
  let players: PlayerCount
  let deals: ClosedRange<Int>
  /// The number all deals come from.
  let seed: UInt64
  let thinking: Thinking
  /// How many hands are played at the same time.
  let jobs: Int

  init(_ parsed: ParsedOptions, deals usual: Int) throws(ArenaError) {
    if parsed.has("playouts"), parsed.has("budget-ms") { throw .twoBudgets }
    do throws(OptionError) {
      let number = try parsed.number(of: "players", in: 3...6) ?? 5
      players = PlayerCount(rawValue: number) ?? .five
      let range = try parsed.value(of: "deals").map { text throws(OptionError) in
        try DealRange(text, option: "deals")
      }
      deals = range?.numbers ?? 1...usual
      seed = try parsed.seed(of: "seed") ?? 1
      thinking = try parsed.thinking(usually: 200)
      jobs = try parsed.jobs(for: thinking)
    } catch {
      throw .option(error)
    }
  }
}
