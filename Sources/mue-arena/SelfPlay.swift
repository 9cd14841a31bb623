import MueBots
import MueRules
import Platform

/// Hands that a policy plays against itself, with the results of each move of a kind, as training
/// data.
///
/// In some hands strangers bid (`SelfPlayContract`), and in every third they play some of the cards.
struct SelfPlay: Sendable {
  let plan: TablePlan
  let policies: Policies
  /// The number of rollouts of each move.
  let rollouts: Int
  /// The kind of choices before the play to learn from; nil for cards.
  let kind: ContractChoice.Kind?
  /// The file for the training data.
  let file: String

  /// The number of hands written.
  struct Tally: DealTally {
    let writer: RecordWriter
    private(set) var hands = 0

    mutating func take(_ samples: [Float]) throws(ArenaError) {
      hands += 1
      try writer.write(samples)
    }
  }

  /// Plays all deals of the plan, or those completed before an interrupt, and writes their samples.
  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> Tally {
    let run = DealRun(plan: plan, interruption: interruption, progress: progress)
    return try run.run(Tally(writer: try RecordWriter(file))) { number, _ in
      let seed = Match.dealSeed(hand: number, seed: plan.seed)
      let seats = plan.players.seats
      let round = Round(
        deal: Deal(players: plan.players, seed: seed), dealer: seats[(number - 1) % seats.count])
      var contract = SelfPlayContract(round, by: policies, rollouts: rollouts, seed: ~seed)
      if let kind { return contract.samples(of: kind) }
      contract.settle()
      guard let start = Playout(contract.round) else { return [] }
      var hand = SelfPlayHand(start, by: policies, rollouts: rollouts, seed: seed)
      return hand.samples()
    }
  }
}

extension ArenaRunner {
  /// Writes the training data for a policy.
  func samples(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    let bot = try PlayerSpec(parsed.value(of: "bot") ?? "expert")
    guard let policies = bot.bot?.policies else { throw .noPolicy(bot: bot.text) }
    guard let file = parsed.value(of: "samples") else { throw .noSamples }
    let plan = try TablePlan(parsed, deals: 1000, playouts: 4)
    guard case .playouts(let rollouts) = plan.thinking, rollouts > 0 else {
      throw .option(.outOfRange(option: "playouts", value: 0, range: 1...Limits.mostPlayouts))
    }
    let net = parsed.value(of: "net") ?? "card"
    let kind = ContractChoice.Kind(rawValue: net)
    if kind == nil, net != "card" { throw .unknownNet(net) }
    let hands = SelfPlay(
      plan: plan, policies: policies, rollouts: rollouts, kind: kind, file: file)
    return try runLong(plan, [bot], deals: plan.deals.count) { progress throws(ArenaError) in
      try hands.run(interruption, progress)
    } show: { tally in
      show([plan.heading(after: tally.hands)])
    }
  }
}
