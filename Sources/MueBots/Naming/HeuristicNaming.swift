import MueRules

/// The rules of thumb for naming the trump and picking the partner.
struct HeuristicNaming {
  private let observation: Observation
  private let worth: HandWorth

  init(_ observation: Observation) {
    self.observation = observation
    worth = HandWorth(players: observation.players)
  }

  /// The trump to name, of those that may be named.
  ///
  /// The Vice takes what the own hand likes best. The Chief weighs what the team may expect against
  /// the level, so that a trump of higher step is named only with points to spare.
  func trump(of trumps: [Trump]) -> Trump { ranking(trumps).first ?? .noTrump }

  /// Trumps, the most promising first.
  private func ranking(_ trumps: [Trump]) -> [Trump] {
    let values = trumps.map { trump -> Int in
      guard case .chiefNames(let roles, let vice) = observation.publicState.phase else {
        return worth.teamPoints(observation.dealt, under: trump)
      }
      return chiefValue(trump, vice, roles.level)
    }
    return trumps.indices.sorted { (-values[$0], $0) < (-values[$1], $1) }.map { trumps[$0] }
  }

  /// What the Chief may hope to score with a trump, in hundredths.
  private func chiefValue(_ trump: Trump, _ vice: Trump?, _ level: Int) -> Int {
    let own = observation.dealt
    let target = 100 * observation.players.target(level: level)
    let points = worth.teamPoints(own, under: trump, over: vice)
    let chance = min(95, max(5, 50 + (points - target) / 25))
    return chance * Contract.bonus(level: level, trump: trump) - (100 - chance) * 15 + points
  }

  /// The partner to pick, of those who may be: who shows most of what the trumps make strong.
  ///
  /// Of equals it is the first clockwise from the Chief.
  func partner(of seats: [Seat]) -> Seat? {
    guard case .chiefPicks(_, let vice, let chief) = observation.publicState.phase else {
      return seats.first
    }
    return ranking(seats, TrickOrder(chiefTrump: chief, viceTrump: vice)).first
  }

  /// Possible partners, the most promising first.
  private func ranking(_ seats: [Seat], _ order: TrickOrder) -> [Seat] {
    let round = observation.players.seats(from: observation.seat).filter(seats.contains)
    let strengths = round.map { strength(of: $0, order) }
    return round.indices.sorted { (-strengths[$0], $0) < (-strengths[$1], $1) }.map { round[$0] }
  }

  /// The trumps to be played out, the plain choice first and then the others as plain ranks them.
  ///
  /// For the Vice and with three players each stands by itself, else together with a partner for it.
  func candidates(of trumps: [Trump], first: Trump, atMost: Int) -> [[Move]] {
    let ranked = [first] + ranking(trumps).filter { $0 != first }
    guard case .chiefNames(let roles, let vice) = observation.publicState.phase,
      observation.players.hasPartners
    else { return Array(ranked.map { [Move.name($0)] }.prefix(max(2, atMost))) }
    let seats = observation.players.seats.filter { $0 != roles.chief && $0 != roles.vice }
    let pairs = ranked.map { trump in
      let order = TrickOrder(chiefTrump: trump, viceTrump: vice)
      return ranking(seats, order).map { [Move.name(trump), Move.pick($0)] }
    }
    return Array(Self.interleaved(pairs).prefix(max(2, atMost)))
  }

  /// The lists' elements by the sum of their places: the first of the first, then its second and the
  /// second's first, and so on.
  private static func interleaved(_ lists: [[[Move]]]) -> [[Move]] {
    let width = lists.map(\.count).max() ?? 0
    return (0..<lists.count + width).flatMap { sum in
      lists.indices.compactMap { list in
        let place = sum - list
        return lists[list].indices.contains(place) ? lists[list][place] : nil
      }
    }
  }

  private func strength(of seat: Seat, _ order: TrickOrder) -> Int {
    observation.publicState.auction.laid[seat].reduce(0) { sum, card in
      let rank = card.rank.number
      return sum + (order.trumps.contains(card) ? 4 + Int(order.strength(card)) / 4 : 0)
        + (rank == 9 ? 5 : rank == 8 ? 3 : 1)
    }
  }
}
