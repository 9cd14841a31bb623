import MueRules

/// Finds the reasons for a move that an observation shows.
public struct Reasons: Sendable {
  let observation: Observation

  /// The reasons at a position.
  public init(_ observation: Observation) { self.observation = observation }

  /// The reasons for a move, the weightiest first; none if the move is illegal.
  public func reasons(for move: Move) -> [Reason] {
    guard let legal = observation.legalMoves, legal.contains(move) else { return [] }
    return switch (move, legal) {
    case (.bid(let cards), _): [auction(laying: cards)] + trump(laying: cards)
    case (.name(let trump), .name(let trumps)):
      trumps.count == 1 ? [.onlyChoice] : naming(trump)
    case (.pick(let seat), _): picking(seat)
    case (.play(let card), .play(let cards)):
      cards.looks.count == 1 ? [.onlyChoice] : PlayReasons(observation)?.reasons(for: card) ?? []
    default: []
    }
  }

  private func auction(laying cards: CardSet) -> Reason {
    let auction = observation.publicState.auction
    let players = observation.players
    let counts = players.seats.map { auction.laid[$0].count }
    let mine = counts[observation.seat] + cards.count
    let others = players.seats.filter { $0 != observation.seat }.map { counts[$0] }
    let best = others.max() ?? 0
    if cards.isEmpty { return mine > best ? .restsOnLead : .staysOut }
    if mine > best { return .leads(level: mine, target: observation.rules.target(level: mine)) }
    if mine == best { return .risksEklat }
    let ahead = others.count { $0 >= mine }
    return observation.rules.hasPartners && ahead == 1 ? .wouldBeVice : .showsCards
  }

  /// The possible trump that all laid cards share; of several, the one with most cards in the hand.
  private func trump(laying cards: CardSet) -> [Reason] {
    if cards.isEmpty { return [] }
    let laid = observation.publicState.auction.laid[observation.seat] | cards
    let shared = Trump.namable(with: laid).filter { $0.cards.contains(laid) }
      .map { ($0, (observation.hand & $0.cards).count) }
    guard let best = shared.max(by: { $0.1 < $1.1 }), best.1 > 1 else { return [] }
    return [.couldBeTrump(best.0, cards: best.1)]
  }

  private func naming(_ trump: Trump) -> [Reason] {
    let held = Reason.holdsTrumps(cards: (observation.hand & trump.cards).count)
    guard case .chiefNames(let roles, _) = observation.publicState.phase else { return [held] }
    let bonus = Reason.bonus(points: observation.rules.bonus(level: roles.level, trump: trump))
    return trump == .noTrump ? [bonus] : [held, bonus]
  }

  private func picking(_ seat: Seat) -> [Reason] {
    guard case .chiefPicks(_, let vice, let chief) = observation.publicState.phase else {
      return []
    }
    let trumps = chief.cards | (vice?.cards ?? .none)
    return [.showsTrumps(cards: (observation.publicState.lying(before: seat) & trumps).count)]
  }
}
