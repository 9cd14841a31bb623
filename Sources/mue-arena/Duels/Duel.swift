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

/// The seats that a duel's gains are taken over: those of the hand that Y played alone.
enum DuelRole: String, CaseIterable {
  case all
  case chief
  case partner
  case opponent
}

/// What a duel is about: results with the same terms belong together.
struct DuelTerms: Hashable, Sendable {
  let x: String
  let y: String
  let players: PlayerCount
  let seed: String
  let thinking: Thinking
}

/// What X gained over Y in each seat of one deal.
struct DuelDeal: Equatable, Sendable {
  let number: Int
  /// X's score less Y's in the same seat, one a seat.
  var gains: [Int] = []
  /// Who was Chief when Y sat everywhere; nil after an éclat.
  let chief: Int?
  /// Who was partner then.
  let partner: Int?
  /// How long X's decisions took.
  var times = TimeHistogram()
  var replacements = ReplacementTally()

  init(number: Int, contract: Contract?) {
    self.number = number
    chief = contract?.roles.chief.index
    partner = contract?.partner?.index
  }

  init(number: Int, gains: [Int], chief: Int?, partner: Int?) {
    self.number = number
    self.gains = gains
    self.chief = chief
    self.partner = partner
  }

  /// The sum of the gains in the seats of a role, and how many those are.
  func share(_ role: DuelRole) -> (sum: Int, seats: Int) {
    var sum = 0
    var seats = 0
    for (seat, gain) in gains.enumerated() where isSeat(seat, role) {
      sum += gain
      seats += 1
    }
    return (sum, seats)
  }

  private func isSeat(_ seat: Int, _ role: DuelRole) -> Bool {
    switch role {
    case .all: true
    case .chief: seat == chief
    case .partner: seat == partner
    case .opponent: chief != nil && seat != chief && seat != partner
    }
  }
}
