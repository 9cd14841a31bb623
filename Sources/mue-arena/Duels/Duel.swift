import MueRules

/// A duel: one player X among players Y, compared with Y alone on the same deals (a duplicate).
///
/// Each deal is played once with Y in every seat, and once for every seat with X in it. The difference in
/// that seat counts, so that the luck of the cards cancels out. The error is estimated over deals, because
/// the seats of one deal depend on each other.
struct Duel: Sendable {
  let plan: TablePlan
  let x: PlayerSpec
  let y: PlayerSpec
  /// The recorded hands that it is played from; nil to deal.
  var starts: RecordedStarts?

  /// The terms, for the report.
  var terms: DuelTerms {
    DuelTerms(
      x: x.text, y: y.text, players: plan.players, seed: String(plan.seed),
      thinking: plan.thinking, start: starts?.start ?? .deal, contracts: starts?.checksum)
  }

  /// Plays all deals of the plan, or those before an interrupt.
  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> DuelResult {
    let run = DealRun(plan: plan, interruption: interruption, progress: progress)
    return try run.run(DuelResult(terms)) { number, pool throws(ArenaError) in
      try deal(number, pool, interruption)
    }
  }

  /// Plays one deal; nil after an interrupt.
  private func deal(
    _ number: Int, _ pool: PlayerPool, _ interruption: Interruption
  ) throws(ArenaError) -> DuelDeal? {
    let seats = plan.players.seats
    let field = seats.map { _ in y }
    func play(_ seating: [PlayerSpec]) throws(ArenaError) -> FinishedHand? {
      try FinishedHand.play(
        number, of: plan, from: starts?[number], seating: seating, pool, interruption)
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

/// The seats over which gains are averaged, by their roles in the hand that Y played alone.
enum DuelRole: String, CaseIterable {
  case all
  case chief
  case partner
  case opponent
}

/// The terms of a duel; results with the same terms can be joined.
struct DuelTerms: Hashable, Sendable {
  let x: String
  let y: String
  let players: PlayerCount
  let seed: String
  let thinking: Thinking
  /// Where the hands begin.
  var start = HandStart.deal
  /// The checksum of the file of hands; nil if they were dealt.
  var contracts: String?
}

/// The gains of X over Y in one deal.
struct DuelDeal: Equatable, Sendable {
  let number: Int
  /// X's score less Y's, by seat.
  var gains: [Int] = []
  /// The Chief when Y sat everywhere; nil after an éclat.
  let chief: Int?
  /// The partner then.
  let partner: Int?
  /// The times of X's decisions.
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

  /// The sum of the gains in the seats of a role, and the number of these seats.
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
