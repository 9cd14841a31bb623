import MueBots
import Platform

/// Runs the command given on the command line and prints its result.
struct ArenaRunner {
  let interruption = Interruption()

  /// The exit status after an interrupt, by shell conventions.
  private static let interrupted: Int32 = 130

  /// Runs a command; returns the exit status.
  func run(_ command: ArenaCommand, _ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    try command.check(parsed)
    let arguments = Array(parsed.words.dropFirst())
    let taken = command == .bot || command == .review ? 1 : 0
    if command != .join, let word = arguments.dropFirst(taken).first {
      throw .extraWord(word)
    }
    switch command {
    case .play: return try play(parsed)
    case .samples: return try samples(parsed)
    case .duel: return try duel(parsed)
    case .ladder: return try ladder(parsed)
    case .exploit: return try exploit(parsed)
    case .curve: return try curve(parsed)
    case .join: try join(arguments, parsed)
    case .review: return try review(arguments.first, parsed)
    case .puzzles: return try puzzles(parsed)
    case .auctions: return try auctions(parsed)
    case .coach: return try coach(parsed)
    case .hints: return try hints(parsed)
    case .chances: return try chances(parsed)
    case .endings: return try endings(parsed)
    case .readings: return try readings(parsed)
    case .bench: try bench(parsed)
    case .inference: return try inference(parsed)
    case .signature: show([try Signature(bots: bots(parsed, else: PlayerSpec.bots)).text()])
    case .bot: try serve(arguments.first, parsed)
    }
    return 0
  }

  /// The players of `--bots`, or those named.
  func bots(_ parsed: ParsedOptions, else names: [String]) throws(ArenaError) -> [PlayerSpec] {
    try PlayerSpec.list(parsed.value(of: "bots") ?? names.joined(separator: ","))
  }

  /// Does interruptible work, shows its result and returns the exit status.
  func runLong<Result>(
    _ plan: TablePlan, _ bots: [PlayerSpec], deals: Int,
    _ body: (Progress) throws(ArenaError) -> Result, show: (Result) -> Void
  ) throws(ArenaError) -> Int32 {
    try interruption.listen()
    try greet(Set(bots), plan)
    let progress = Progress(of: deals, "deals")
    show(try cleared(progress, body))
    return status("the figures are those of the deals that were done")
  }

  /// Clears the progress line when the work is done or has failed.
  private func cleared<Result>(
    _ progress: Progress, _ body: (Progress) throws(ArenaError) -> Result
  ) throws(ArenaError) -> Result {
    defer { progress.clear() }
    return try body(progress)
  }

  /// Greets the programs so that a mistyped command fails immediately.
  private func greet(_ bots: Set<PlayerSpec>, _ plan: TablePlan) throws(ArenaError) {
    for spec in bots {
      guard case .program(let command) = spec.player else { continue }
      let player = ProgramPlayer(
        command, plan.players.seats[0], budgetMilliseconds: plan.thinking.budgetMilliseconds)
      do throws(ArenaError) {
        try player.begin()
        if player.defeat != nil { throw .noGreeting(bot: spec.text) }
      } catch {
        // An interrupt ends the programs, too.
        if interruption.isRequested { return }
        throw error
      }
      player.end()
    }
  }

  /// The exit status of work; after an interrupt it also prints a message about the output.
  func status(_ message: String) -> Int32 {
    guard interruption.isRequested else { return 0 }
    StandardStreams.complain("mue-arena: interrupted; \(message)\n")
    return Self.interrupted
  }

  func show(_ lines: [String]) {
    for line in lines { print(line) }
  }

  /// Prints a report in words or as a line of JSON.
  func show(_ report: Report, _ parsed: ParsedOptions) {
    show(parsed.has("json") ? [report.json.text] : report.lines)
  }

  /// Prints duels as a table in words, or as one line of JSON each.
  private func show(_ results: [DuelResult], _ parsed: ParsedOptions, as table: () -> [String]) {
    if parsed.has("json") {
      for result in results { show(result.report, parsed) }
    } else {
      show(table())
    }
  }

  private func show(_ results: [DuelResult], _ parsed: ParsedOptions) {
    show(results, parsed) {
      results.count == 1 ? results[0].report.lines : CrossTable(results: results).report()
    }
  }
}

extension ArenaRunner {
  func play(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    var plan = try TablePlan(parsed, deals: 100)
    if parsed.has("samples") { plan.sampled = parsed.has("bids") ? .bids : .cards }
    plan.predicts = true
    let bots = try bots(parsed, else: ["plain"])
    let series = try Series(
      plan, bots, record: parsed.value(of: "record"), samples: parsed.value(of: "samples"))
    return try runLong(plan, bots, deals: plan.deals.count) { progress throws(ArenaError) in
      try series.run(interruption, progress)
    } show: { tally in
      show(tally.report, parsed)
    }
  }

  func duel(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    let (x, y) = try opponents(parsed)
    var plan = try TablePlan(parsed, deals: 100)
    let starts = try starts(parsed, &plan)
    let duel = Duel(plan: plan, x: x, y: y, starts: starts)
    let bots = [duel.x, duel.y]
    return try runLong(plan, bots, deals: plan.deals.count) { progress throws(ArenaError) in
      try duel.run(interruption, progress)
    } show: { result in
      show([result], parsed)
    }
  }

  func exploit(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    var plan = try TablePlan(parsed, deals: 100)
    let starts = try starts(parsed, &plan)
    let bot = try PlayerSpec(parsed.value(of: "bot") ?? "expert")
    return try run(try DuelSeries.exploits(of: bot, plan, starts), plan, parsed)
  }

  func curve(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    let (x, y) = try opponents(parsed)
    var plan = try TablePlan(parsed, deals: 100)
    let starts = try starts(parsed, &plan)
    let series = try DuelSeries.curve(
      of: x, over: y, budgets: parsed.value(of: "budgets") ?? "50p,100p,200p,400p,800p", plan,
      starts)
    return try run(series, plan, parsed)
  }

  private func opponents(
    _ parsed: ParsedOptions
  ) throws(ArenaError) -> (x: PlayerSpec, y: PlayerSpec) {
    guard let x = parsed.value(of: "x"), let y = parsed.value(of: "y") else { throw .notTwoBots }
    return (try PlayerSpec(x), try PlayerSpec(y))
  }

  private func run(
    _ series: DuelSeries, _ plan: TablePlan, _ parsed: ParsedOptions
  ) throws(ArenaError) -> Int32 {
    let bots = series.duels.flatMap { [$0.x, $0.y] }
    return try runLong(plan, bots, deals: series.deals) { progress throws(ArenaError) in
      try series.run(interruption, progress)
    } show: { results in
      show(results, parsed) { series.report(results) }
    }
  }

  func inference(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    var plan = try TablePlan(parsed, deals: 100)
    guard let starts = try starts(parsed, &plan) else { throw .noContracts }
    let bot = try PlayerSpec(parsed.value(of: "bot") ?? "expert")
    let inference = Inference(starts: starts, plan: plan, bot: bot)
    return try runLong(plan, [bot], deals: plan.deals.count) { progress throws(ArenaError) in
      try inference.run(interruption, progress)
    } show: { tally in
      show(tally.report())
    }
  }

  /// The recorded hands of `--contracts`, from the stage given by `--from`; the deals of the plan
  /// are their numbers.
  private func starts(
    _ parsed: ParsedOptions, _ plan: inout TablePlan
  ) throws(ArenaError) -> RecordedStarts? {
    guard let file = parsed.value(of: "contracts") else {
      if parsed.has("from") { throw .noContracts }
      return nil
    }
    let word = parsed.value(of: "from") ?? HandStart.play.rawValue
    guard let start = HandStart(rawValue: word), start != .deal else {
      throw .unknownStart(word)
    }
    let starts = try RecordedStarts(file, start: start, players: plan.players)
    let numbers = parsed.has("deals") ? plan.deals : 1...starts.count
    guard numbers.lowerBound <= starts.count else {
      throw .option(
        .outOfRange(option: "deals", value: numbers.lowerBound, range: 1...starts.count))
    }
    plan.deals = numbers.clamped(to: 1...starts.count)
    return starts
  }

  /// Searches for puzzles and prints them, one a line.
  func puzzles(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    let plan = try TablePlan(parsed, deals: 1000, playouts: 2000)
    let count = try parsed.integer("count", in: 1...10_000) ?? 60
    let club = try PlayerSpec("club")
    let tally = PuzzleTally(count: count)
    let search = PuzzleSearch(
      plan: plan, policies: PlayerSpec.shippedPolicies.policies, interruption: interruption,
      wanted: tally.wanted)
    return try runLong(plan, [club], deals: plan.deals.count) { progress throws(ArenaError) in
      try DealRun(plan: plan, interruption: interruption, progress: progress)
        .run(tally) { number, pool throws(ArenaError) in
          let hand = try FinishedHand.play(
            number, of: plan, seating: plan.players.seats.map { _ in club }, pool, interruption)
          return hand.flatMap { search.puzzles(in: $0.round, seed: $0.seed) }
        }
    } show: { tally in
      show(tally.puzzles.map(\.line))
    }
  }

  func ladder(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    let plan = try TablePlan(parsed, deals: 50)
    let bots = try bots(parsed, else: PlayerSpec.levels)
    guard Set(bots).count == bots.count, bots.count > 1 else { throw .notTwoBots }
    let ladder = DuelSeries.ladder(of: bots, plan)
    return try runLong(plan, bots, deals: ladder.deals) { progress throws(ArenaError) in
      try ladder.run(interruption, progress)
    } show: { results in
      show(results, parsed)
    }
  }

  func join(_ files: [String], _ parsed: ParsedOptions) throws(ArenaError) {
    if files.isEmpty { throw .noFiles }
    var joined = JoinedDuels()
    for file in files { try joined.read(file) }
    show(joined.results, parsed)
  }

  /// Measures speed, or runs many games at once.
  func bench(_ parsed: ParsedOptions) throws(ArenaError) {
    let games = try parsed.integer("games", in: 1...1000)
    let milliseconds = try parsed.integer("budget-ms", in: Thinking.times)
    if let games {
      let result = Crowd.run(
        games: games, milliseconds: milliseconds ?? Limits.tableMilliseconds)
      show(result.report, parsed)
    } else {
      show(Bench.run().report, parsed)
    }
  }

  /// Lets a bot answer questions on standard input.
  func serve(_ text: String?, _ parsed: ParsedOptions) throws(ArenaError) {
    guard let text else { throw .noBot }
    let spec = try PlayerSpec(text)
    guard let bot = spec.bot else { throw .notForOthers(bot: text) }
    // The views in the questions show nothing of the others' cards.
    guard spec.peek == .none else { throw .noSettings(bot: text) }
    let playouts = try parsed.integer("playouts", in: 0...Limits.mostPlayouts)
    try BotServer(name: text, bot: bot, playouts: playouts, seed: parsed.seed).run()
  }
}
