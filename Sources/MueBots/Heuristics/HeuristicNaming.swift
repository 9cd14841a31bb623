import MueRules

/// The heuristics for naming the trump and picking the partner.
struct HeuristicNaming {
  private let observation: Observation
  private let worth: HandWorth

  init(_ observation: Observation) {
    self.observation = observation
    worth = HandWorth(players: observation.players)
  }

  /// The trump to name, of the legal ones.
  ///
  /// The Vice names the trump under which its hand is worth most. The Chief weighs the expected
  /// points against the target and the bonus, so it names a trump with a higher bonus only with
  /// points to spare.
  func trump(of trumps: [Trump]) -> Trump { ranking(trumps).first ?? .noTrump }

  private func ranking(_ trumps: [Trump]) -> [Trump] {
    let values = trumps.map { trump -> Int in
      guard case .chiefNames(let roles, let vice) = observation.publicState.phase else {
        return worth.sidePoints(observation.dealt, under: trump)
      }
      return chiefValue(trump, vice, roles.level)
    }
    return trumps.indices.sorted { (-values[$0], $0) < (-values[$1], $1) }.map { trumps[$0] }
  }

  /// A Chief's expected score with a trump, in hundredths of a point.
  private func chiefValue(_ trump: Trump, _ vice: Trump?, _ level: Int) -> Int {
    let own = observation.dealt
    let target = 100 * observation.rules.target(level: level)
    let points = worth.sidePoints(own, under: trump, over: vice)
    let chance = min(95, max(5, 50 + (points - target) / 25))
    return chance * observation.rules.bonus(level: level, trump: trump) - (100 - chance) * 15
      + points
  }

  /// The partner to pick, of the legal ones: the seat whose laid cards are strongest under the
  /// trumps.
  ///
  /// Ties go to the first seat clockwise from the Chief.
  func partner(of seats: [Seat]) -> Seat? {
    guard case .chiefPicks(_, let vice, let chief) = observation.publicState.phase else {
      return seats.first
    }
    return ranking(seats, TrickOrder(chiefTrump: chief, viceTrump: vice)).first
  }

  private func ranking(_ seats: [Seat], _ order: TrickOrder) -> [Seat] {
    let seats = observation.players.seats(from: observation.seat).filter(seats.contains)
    let strengths = seats.map { strength(of: $0, order) }
    return seats.indices.sorted { (-strengths[$0], $0) < (-strengths[$1], $1) }.map { seats[$0] }
  }

  /// The strength of the cards that a seat has laid, under the trumps.
  func strength(of seat: Seat, _ order: TrickOrder) -> Int {
    observation.publicState.auction.laid[seat].reduce(0) { sum, card in
      let rank = card.rank.number
      return sum + (order.trumps.contains(card) ? 4 + Int(order.strength(card)) / 4 : 0)
        + (rank == 9 ? 5 : rank == 8 ? 3 : 1)
    }
  }
}
