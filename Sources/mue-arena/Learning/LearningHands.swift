import MueBots
import MueRules
import MueWords
import Platform

/// Hands that a policy plays alone, with what each card brought, to learn from.
///
/// Bids and namings come from heuristics of several styles, which are quick.
struct LearningHands: Sendable {
  let plan: TablePlan
  let policies: Policies
  /// How often each card is played out.
  let rollouts: Int
  /// The file for what is learned.
  let file: String

  /// The hands written.
  struct Tally: DealTally {
    let writer: RecordWriter
    private(set) var hands = 0

    mutating func take(_ samples: [Float]) throws(ArenaError) {
      hands += 1
      try writer.write(samples)
    }
  }

  /// Plays all deals of the plan, or those before an interrupt, and writes their samples.
  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> Tally {
    let run = DealRun(plan: plan, interruption: interruption, progress: progress)
    return try run.run(Tally(writer: try RecordWriter(file))) { number, _ in
      let seed = Match.dealSeed(hand: number, seed: plan.seed)
      guard let start = start(number, seed) else { return [] }
      var hand = PolicyHand(start, by: policies, rollouts: rollouts, seed: seed)
      return hand.samples()
    }
  }

  /// The play of a deal after its bids and namings; nil if it does not come to one.
  private func start(_ number: Int, _ seed: UInt64) -> Playout? {
    let seats = plan.players.seats
    var chance = SeededGenerator(seed: ~seed)
    let styles = BotSettings.Style.allCases
    let bots = seats.map { _ in
      BotSettings(level: .casual, style: styles[chance.below(styles.count)]).makeBot()
    }
    var round = Round(
      deal: Deal(players: plan.players, seed: seed), dealer: seats[(number - 1) % seats.count])
    while round.publicState.play == nil, let seat = round.turn {
      let observation = round.observation(for: seat)
      let move = bots[seat].legalMove(observation, limits: Limits(playouts: 0), seed: 0)
      guard round.applyLegal(move) else { return nil }
    }
    return Playout(round)
  }
}

extension ArenaRunner {
  /// Writes what a policy learns from.
  func samples(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    let mind = try PlayerSpec(parsed.value(of: "mind") ?? "expert")
    guard let policies = mind.policies else { throw .noPolicy(bot: mind.text) }
    guard let file = parsed.value(of: "samples") else { throw .noSamples }
    let plan = try TablePlan(parsed, deals: 1000, playouts: 4)
    guard case .playouts(let rollouts) = plan.thinking, rollouts > 0 else {
      throw .option(.outOfRange(option: "playouts", value: 0, range: 1...Limits.mostPlayouts))
    }
    let hands = LearningHands(plan: plan, policies: policies, rollouts: rollouts, file: file)
    return try runLong(plan, [mind], deals: plan.deals.count) { progress throws(ArenaError) in
      try hands.run(interruption, progress)
    } show: { tally in
      show([words(plan.heading(after: tally.hands))])
    }
  }
}
