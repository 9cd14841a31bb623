import MueRules

/// A seat that plays the last card of a trick, and so sees all of it.
struct LastSeat {
  let play: TrickPlay
  let legal: CardSet
  /// Whether the own side holds the trick.
  let isOurs: Bool
  let isChiefSide: Bool
  /// Whether the contract is lost at once if the other side gets the trick.
  let sets: Bool
  private let hand: CardSet
  private let out: CardSet

  /// Nil anywhere else.
  init?(_ observation: Observation) {
    let publicState = observation.publicState
    let players = observation.players
    guard case .play(let legal) = observation.legalMoves, let play = publicState.play,
      let contract = publicState.contract, play.table.count == players.number - 1, legal.count > 1
    else { return nil }
    self.play = play
    self.legal = legal
    hand = observation.hand
    out = observation.hidden | players.seats.reduce(.none) { $0 | publicState.lying(before: $1) }
    isChiefSide = contract.isChiefSide(observation.seat)
    isOurs = contract.isChiefSide(play.winner) == isChiefSide
    let target = Rules.classic[players].target(level: contract.roles.level)
    let made = players.seats.filter(contract.isChiefSide).reduce(0) { $0 + publicState.points[$1] }
    let lost = publicState.points.reduce(0, +) - made
    let enough = Rules.classic[players].allPoints - target + 1
    sets = lost < enough && lost + play.table.points >= enough
  }

  /// Those of some cards that take the trick.
  func taking(of cards: CardSet) -> CardSet {
    guard let winning = play.winning else { return .none }
    return CardSet(cards.filter { play.order.beats($0, winning) })
  }

  /// Those of some cards that nothing the others hold can beat.
  func winners(of cards: CardSet) -> CardSet {
    CardSet(cards.filter { card in !(out - hand).contains { play.order.beats($0, card) } })
  }
}
