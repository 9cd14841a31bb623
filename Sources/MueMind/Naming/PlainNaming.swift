import MueRules

/// The rules of thumb for naming the trump and picking the partner.
struct PlainNaming {
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
  func trump(of trumps: [Trump]) -> Trump {
    let hand = observation.dealt
    guard case .chiefNames(let roles, let vice) = observation.faceUp.phase else {
      return trumps.max { value($0, hand) < value($1, hand) } ?? .noTrump
    }
    let target = 100 * observation.players.target(level: roles.level)
    return trumps.max {
      chiefValue($0, vice, roles.level, target) < chiefValue($1, vice, roles.level, target)
    } ?? .noTrump
  }

  private func value(_ trump: Trump, _ hand: CardSet) -> Int {
    worth.teamPoints(hand, under: trump)
  }

  /// What the Chief may hope to score with a trump, in hundredths.
  private func chiefValue(_ trump: Trump, _ vice: Trump?, _ level: Int, _ target: Int) -> Int {
    let own = observation.dealt
    let lower = vice.map { own & $0.cards - trump.cards } ?? .none
    let points = worth.teamPoints(own, under: trump) + 60 * lower.count
    let chance = min(95, max(5, 50 + (points - target) / 20))
    return chance * Contract.bonus(level: level, trump: trump) - (100 - chance) * 15 + points
  }

  /// The partner to pick, of those who may be: who shows most of what the trumps make strong.
  func partner(of seats: [Seat]) -> Seat? {
    guard case .chiefPicks(_, let vice, let chief) = observation.faceUp.phase else {
      return seats.first
    }
    let order = TrickOrder(chiefTrump: chief, viceTrump: vice)
    return seats.max { strength(of: $0, order) < strength(of: $1, order) }
  }

  private func strength(of seat: Seat, _ order: TrickOrder) -> Int {
    observation.faceUp.auction.laid[seat].reduce(0) { sum, card in
      let rank = card.rank.number
      return sum + (order.trumps.contains(card) ? 4 + Int(order.strength(card)) / 4 : 0)
        + (rank == 9 ? 5 : rank == 8 ? 3 : 1)
    }
  }
}
