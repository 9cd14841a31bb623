import MueRules

/// One player at a table of another, on the same deals as the other alone.
///
/// Each deal is played once by Y in every seat, and then once for every seat with X there. What counts
/// is the difference in that seat, so that the luck of the cards falls out. The error is taken over
/// deals, for the seats of one deal hang together.
struct Duel: Sendable {
  let plan: TablePlan
  let x: PlayerSpec
  let y: PlayerSpec

  /// What the duel is about, as it stands in its report.
  var terms: DuelTerms {
    DuelTerms(
      x: x.text, y: y.text, players: plan.players, seed: String(plan.seed),
      thinking: plan.thinking)
  }

  /// Plays all deals of the plan, or as many as there is time for.
  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> DuelResult {
    let run = DealRun(plan: plan, interruption: interruption, progress: progress)
    return try run.run(DuelResult(terms)) { number, pool throws(ArenaError) in
      try deal(number, pool, interruption)
    }
  }

  /// Plays one deal; nil if it was interrupted.
  private func deal(
    _ number: Int, _ pool: PlayerPool, _ interruption: Interruption
  ) throws(ArenaError) -> DuelDeal? {
    let seats = plan.players.seats
    let field = seats.map { _ in y }
    func play(_ seating: [PlayerSpec]) throws(ArenaError) -> FinishedHand? {
      try FinishedHand.play(number, of: plan, seating: seating, pool, interruption)
    }
    guard let even = try play(field) else { return nil }
    var deal = DuelDeal(number: number, contract: even.round.publicState.contract)
    for replacement in even.replacements { deal.replacements.count(replacement) }
    for seat in seats {
      var seating = field
      seating[seat] = x
      guard let hand = try play(seating) else { return nil }
      deal.gains.append(hand.scores[seat] - even.scores[seat])
      for time in hand.times[seat] { deal.times.count(time) }
      for replacement in hand.replacements { deal.replacements.count(replacement) }
    }
    return deal
  }
}
