import MueBots
import MueRules
import MueWords
import Platform

/// Hands that a policy plays against itself, with what each move of a kind brought, to learn from.
///
/// Bids come from heuristics of several styles, which are quick, and so do namings if cards are learned.
struct SelfPlay: Sendable {
  let plan: TablePlan
  let policies: Policies
  /// How often each move is played out.
  let rollouts: Int
  /// The net that learns.
  let net: Net
  /// The file for what is learned.
  let file: String

  /// The nets that learn from self-play.
  enum Net: String { case card, trump, partner }

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
      let round = auction(number, seed)
      if net == .card { return cards(of: round, seed) }
      var naming = SelfPlayNaming(round, by: policies, rollouts: rollouts, seed: seed)
      return naming.samples(ofPartners: net == .partner)
    }
  }

  /// The samples of a hand whose cards are learned from; none if it does not come to the play.
  private func cards(of round: Round, _ seed: UInt64) -> [Float] {
    var round = round
    while let seat = round.turn {
      let naming = HeuristicBot().choose(round.observation(for: seat))
      guard round.publicState.play == nil, round.applyLegal(naming) else { break }
    }
    guard let start = Playout(round) else { return [] }
    var hand = SelfPlayHand(start, by: policies, rollouts: rollouts, seed: seed)
    return hand.samples()
  }

  /// A deal after its bids.
  private func auction(_ number: Int, _ seed: UInt64) -> Round {
    let seats = plan.players.seats
    var chance = SeededGenerator(seed: ~seed)
    let styles = BotSettings.Style.allCases
    let bots = seats.map { _ in
      BotSettings(level: .casual, style: styles[chance.below(styles.count)]).makeBot()
    }
    var round = Round(
      deal: Deal(players: plan.players, seed: seed), dealer: seats[(number - 1) % seats.count])
    while case .auction = round.publicState.phase, let seat = round.turn {
      let observation = round.observation(for: seat)
      let move = bots[seat].legalMove(observation, limits: Limits(playouts: 0), seed: 0)
      guard round.applyLegal(move) else { break }
    }
    return round
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
    let word = parsed.value(of: "net") ?? SelfPlay.Net.card.rawValue
    guard let net = SelfPlay.Net(rawValue: word) else { throw .unknownNet(word) }
    let hands = SelfPlay(
      plan: plan, policies: policies, rollouts: rollouts, net: net, file: file)
    return try runLong(plan, [mind], deals: plan.deals.count) { progress throws(ArenaError) in
      try hands.run(interruption, progress)
    } show: { tally in
      show([words(plan.heading(after: tally.hands))])
    }
  }
}
