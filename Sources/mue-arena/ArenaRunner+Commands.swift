import MueBots
import MueWords
import Platform

extension ArenaRunner {
  func play(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    let plan = try TablePlan(parsed, deals: 100)
    let bots = try bots(parsed, else: ["plain"])
    let series = try Series(plan, bots, record: parsed.value(of: "record"))
    return try runLong(plan, bots, deals: plan.deals.count) { progress throws(ArenaError) in
      try series.run(interruption, progress)
    } show: { tally in
      show(parsed.has("json") ? [tally.json.text] : tally.report(in: words))
    }
  }

  func duel(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    guard let x = parsed.value(of: "x"), let y = parsed.value(of: "y") else {
      throw .notTwoMinds
    }
    let plan = try TablePlan(parsed, deals: 100)
    let duel = Duel(plan: plan, x: try PlayerSpec(x), y: try PlayerSpec(y))
    let bots = [duel.x, duel.y]
    return try runLong(plan, bots, deals: plan.deals.count) { progress throws(ArenaError) in
      try duel.run(interruption, progress)
    } show: { result in
      show([result], parsed)
    }
  }

  func ladder(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    let plan = try TablePlan(parsed, deals: 50)
    let bots = try bots(parsed, else: Bots.levels)
    guard Set(bots).count == bots.count, bots.count > 1 else { throw .notTwoMinds }
    let ladder = Ladder(plan: plan, bots: bots)
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

  /// Measures how fast everything is, or how many games at once fare.
  func bench(_ parsed: ParsedOptions) throws(ArenaError) {
    let games: Int?
    do throws(OptionError) {
      games = try parsed.number(of: "games", in: 1...1000)
    } catch {
      throw .option(error)
    }
    if let games {
      let report = Crowd.run(games: games)
      show(parsed.has("json") ? [report.json.text] : report.lines.map { words($0) })
    } else {
      show(Bench.lines(json: parsed.has("json"), words))
    }
  }

  /// Lets a mind of ours answer what standard input asks.
  func serve(_ text: String?, _ parsed: ParsedOptions) throws(ArenaError) {
    guard let text else { throw .noBot }
    let spec = try PlayerSpec(text)
    guard case .bot = spec.player else { throw .notForOthers(bot: text) }
    // A view tells nothing of the others' cards.
    guard spec.peek == 0 else { throw .noSettings(bot: text) }
    let bot = try spec.bot()
    let playouts: Int?
    let seed: UInt64
    do throws(OptionError) {
      playouts = try parsed.number(of: "playouts", in: 0...Limits.mostPlayouts)
      seed = try parsed.seed(of: "seed") ?? 1
    } catch {
      throw .option(error)
    }
    try BotServer(name: text, bot: bot, playouts: playouts, seed: seed).run()
  }
}
