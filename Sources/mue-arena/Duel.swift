import MueRules

/// One mind at a table of another, on the same deals as the other alone.
///
/// Each deal is played once by the second mind in every seat, and then once for every seat with the
/// first mind there. What counts is the difference in that seat, so that the luck of the cards falls
/// out. The error is taken over deals, for the seats of one deal hang together.
struct Duel {
  let plan: ArenaPlan

  init(_ plan: ArenaPlan) throws(ArenaError) {
    guard plan.names.count == 2 else { throw .notTwoMinds(plan.names.count) }
    self.plan = plan
  }

  /// Plays all deals of the plan.
  func run() throws(ArenaError) -> DuelTally {
    var tally = DuelTally(plan)
    let field = Array(repeating: plan.names[1], count: plan.players.number)
    for number in 1...plan.deals {
      let even = try FinishedHand.play(number, of: plan, seating: field)
      var gains = 0
      for seat in plan.players.seats {
        var seating = field
        seating[seat] = plan.names[0]
        let hand = try FinishedHand.play(number, of: plan, seating: seating)
        let gain = hand.scores[seat] - even.scores[seat]
        gains += gain
        tally.first.count(score: hand.scores[seat], times: hand.times[seat])
        if let role = role(of: seat, in: even.round) { tally.roles[role].count(Double(gain)) }
      }
      tally.all.count(Double(gains) / Double(plan.players.number))
    }
    return tally
  }

  /// The role a seat had when the second mind sat everywhere: Chief, partner or opponent.
  private func role(of seat: Seat, in round: Round) -> Int? {
    guard let contract = round.faceUp.contract else { return nil }
    if seat == contract.roles.chief { return 0 }
    return contract.isChiefSide(seat) ? 1 : 2
  }
}
