import CommandOptions
import FoundationEssentials
import MueMind
import MueRules

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
      let milliseconds = try parsed.number(of: "budget-ms", in: 1...600_000)
      let playouts = try parsed.number(of: "playouts", in: 0...Limits.mostPlayouts)
      thinking = milliseconds.map(Thinking.milliseconds) ?? .playouts(playouts ?? 200)
      let cores = thinking.isReproducible ? ProcessInfo.processInfo.activeProcessorCount : 1
      jobs = try parsed.number(of: "jobs", in: 1...256) ?? max(1, min(256, cores))
    } catch {
      throw .option(error)
    }
  }
}
