import FoundationEssentials
import MueBots
import Platform

extension ParsedOptions {
  /// How long is thought about each decision: at least so many playouts, and usually so many.
  func thinking(atLeast least: Int = 0, usually usual: Int) throws(OptionError) -> Thinking {
    let milliseconds = try number(of: "budget-ms", in: 1...600_000)
    let playouts = try number(of: "playouts", in: least...Limits.mostPlayouts)
    return milliseconds.map(Thinking.milliseconds) ?? .playouts(playouts ?? usual)
  }

  /// How much is done at the same time; where the clock limits the thinking, one thing unless more
  /// are asked for.
  func jobs(for thinking: Thinking) throws(OptionError) -> Int {
    let cores = thinking.isReproducible ? ProcessInfo.processInfo.activeProcessorCount : 1
    return try number(of: "jobs", in: 1...256) ?? max(1, min(256, cores))
  }
}
