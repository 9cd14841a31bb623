import CommandOptions
import MueMind
import MueRules
import MueWords

/// What the command line asks for.
struct ArenaPlan {
  /// How long a mind may think about each decision.
  enum Thinking: Equatable {
    case playouts(Int)
    case milliseconds(Int)
  }

  let players: PlayerCount
  let deals: Int
  let seed: UInt64
  /// The names of the minds as given.
  let names: [String]
  let thinking: Thinking
  /// Where the hands are written to, if anywhere.
  let record: String?

  static let options = [
    OptionSpec("players", letter: "p", takesValue: true),
    OptionSpec("deals", letter: "n", takesValue: true),
    OptionSpec("seed", letter: "s", takesValue: true),
    OptionSpec("minds", letter: "m", takesValue: true),
    OptionSpec("playouts", takesValue: true),
    OptionSpec("budget-ms", takesValue: true),
    OptionSpec("record", takesValue: true),
    OptionSpec("json"),
    OptionSpec("lang", takesValue: true),
    OptionSpec("help", letter: "h"),
    OptionSpec("version", letter: "V"),
  ]

  init(_ parsed: ParsedOptions) throws(ArenaError) {
    do throws(OptionError) {
      let number = try parsed.number(of: "players", in: 3...6) ?? 5
      players = PlayerCount(rawValue: number) ?? .five
      deals = try parsed.number(of: "deals", in: 1...10_000_000) ?? 100
      seed = try parsed.seed(of: "seed") ?? 1
      let milliseconds = try parsed.number(of: "budget-ms", in: 1...600_000)
      let playouts = try parsed.number(of: "playouts", in: 0...Limits.mostPlayouts)
      thinking = milliseconds.map(Thinking.milliseconds) ?? .playouts(playouts ?? 200)
    } catch {
      throw .option(error)
    }
    record = parsed.value(of: "record")
    names = (parsed.value(of: "minds") ?? "plain").split(
      separator: ",", omittingEmptySubsequences: false
    ).map(String.init)
    if let name = names.first(where: { Minds.mind(named: $0) == nil }) { throw .unknownMind(name) }
    if parsed.has("playouts"), parsed.has("budget-ms") { throw .twoBudgets }
    if names.count > players.number {
      throw .tooManyMinds(names.count, players: players.number)
    }
  }

  /// The name of the mind in each seat.
  var seating: [String] { (0..<players.number).map { names[$0 % names.count] } }

  /// What is played, as the head of a report.
  var heading: Phrase {
    let budget: Phrase =
      switch thinking {
      case .playouts(let playouts): .arenaPlayouts(playouts: playouts)
      case .milliseconds(let milliseconds): .arenaMilliseconds(milliseconds: milliseconds)
      }
    return .arenaHeading(
      players: players.number, deals: deals, seed: String(seed), budget: budget)
  }

  /// The limits of a decision that begins now.
  func limits() -> Limits {
    switch thinking {
    case .playouts(let playouts): return Limits(playouts: playouts)
    case .milliseconds(let milliseconds):
      let end = ContinuousClock.now + .milliseconds(milliseconds)
      return Limits(isTimeUp: { ContinuousClock.now >= end })
    }
  }
}
