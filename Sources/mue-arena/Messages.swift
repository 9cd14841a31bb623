import CommandOptions

/// Every sentence of the arena, in one place.
enum Messages {
  static let version = "mue-arena 0.1.0"

  static let help = """
    mue-arena lets computer players play Mü against each other.

    usage: mue-arena play  [options]   deals hands and prints a summary
           mue-arena duel  [options]   the first mind in each seat in turn against a table of the
                                       second, the same deals every time
           mue-arena bench             prints playouts a second

      -p, --players N     3 to 6 players (5)
      -n, --deals N       how many hands to deal (100)
      -s, --seed N        the number all deals come from (1)
      -m, --minds A,B     the players, repeated until the seats are filled (plain)
          --playouts N    how many playouts each decision may take (200)
          --budget-ms N   how many milliseconds each decision may take instead
      -h, --help          prints this
          --version       prints the version
    """

  static func sentence(for error: ArenaError) -> String {
    switch error {
    case .noCommand: "Say what to do: play, duel or bench; --help tells more."
    case .unknownCommand(let word): "There is no command “\(word)”; --help lists them."
    case .extraWord(let word): "The word “\(word)” is one too many."
    case .option(let error): sentence(for: error)
    case .unknownMind(let name): "There is no mind “\(name)”."
    case .twoBudgets: "Give either --playouts or --budget-ms, not both."
    case .notTwoMinds(let number): "A duel needs two minds, not \(number)."
    case .tooManyMinds(let minds, let players):
      "There are \(minds) minds for only \(players) seats."
    case .illegalMove(let mind, let hand): "The mind “\(mind)” broke the rules in hand \(hand)."
    }
  }

  private static func sentence(for error: OptionError) -> String {
    switch error {
    case .unknown(let option): "There is no option \(option); --help lists them."
    case .missingValue(let option): "The option --\(option) needs a value."
    case .unexpectedValue(let option): "The option --\(option) takes no value."
    case .notANumber(let option, let value):
      "The option --\(option) needs a whole number, not “\(value)”."
    case .outOfRange(let option, let value, let range):
      "The option --\(option) goes from \(range.lowerBound) to \(range.upperBound), not \(value)."
    }
  }

  static func heading(_ plan: ArenaPlan) -> String {
    "\(plan.players.number) players, \(plan.deals) deals, seed \(plan.seed), \(thinking(plan))"
  }

  private static func thinking(_ plan: ArenaPlan) -> String {
    switch plan.thinking {
    case .playouts(let playouts): "\(playouts) playouts a decision"
    case .milliseconds(let milliseconds): "\(milliseconds) ms a decision"
    }
  }

  static func columns(who: String) -> [String] {
    [who, "hands", "mean", "±95 %", "ms median", "ms p99"]
  }

  static func seat(_ index: Int, mind: String) -> String { "seat \(index) \(mind)" }

  static func outcomes(_ tally: OutcomeTally) -> String {
    """
    éclat \(Figures.percent(tally.eklats, of: tally.hands)), \
    all passed \(Figures.percent(tally.allPassed, of: tally.hands)), \
    contracts made \(Figures.percent(tally.made, of: tally.contracts)), \
    mean level \(Figures.mean(tally.levels, of: tally.contracts)), \
    mean points of the Chief's team \(Figures.mean(tally.teamPoints, of: tally.contracts))
    """
  }

  static func duel(_ first: String, _ second: String, _ gains: [String]) -> [String] {
    [
      "\(first) at a table of \(second), points a deal above \(second) in the same seat",
      "all seats \(gains[0]), as Chief \(gains[1]), as partner \(gains[2]), as opponent \(gains[3])",
    ]
  }

  static func times(_ median: String, _ high: String) -> String {
    "ms a decision: median \(median), p99 \(high)"
  }

  static func bench(_ players: Int, random: Int, plain: Int) -> String {
    "\(players) players: \(random) random playouts/s, \(plain) plain playouts/s"
  }
}
