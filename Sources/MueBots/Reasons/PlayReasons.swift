import MueRules

/// Finds the reasons for playing a card.
struct PlayReasons {
  private let observation: Observation
  private let play: TrickPlay
  private let contract: Contract
  private let memory: PlayMemory

  /// The reasons at a position; nil outside the play of cards.
  init?(_ observation: Observation) {
    guard let play = observation.publicState.play, let contract = observation.publicState.contract,
      let memory = PlayMemory(observation.publicState)
    else { return nil }
    self.observation = observation
    self.play = play
    self.contract = contract
    self.memory = memory
  }

  /// The reasons for a legal card, those of this trick first.
  func reasons(for card: Card) -> [Reason] { trick(card) + emptying(card) }

  /// What the card does in this trick.
  private func trick(_ card: Card) -> [Reason] {
    guard let holding = play.winning else { return [leading(card)] }
    let points = play.table.points + card.points
    if play.order.beats(card, holding) {
      let isSure = !canBeTaken(card)
      return (isSure ? fate(winning: points) : [])
        + [isSure ? .takesForSure(points: points) : .takesForNow(points: points)]
    }
    if isOwnSide(play.winner) {
      return [card.points > 0 ? .feedsOwnSide(points: card.points) : .leavesToOwnSide]
    }
    return [.givesLeast(points: card.points)].filter { _ in card.points == fewestPoints }
  }

  private func leading(_ card: Card) -> Reason {
    if play.order.trumps.contains(card), contract.isChiefSide(observation.seat) {
      let outstanding = (play.order.trumps & observation.rules.deck) - memory.gone
      let count = (outstanding - observation.hand).count
      if count > 0 { return .drawsTrumps(outstanding: count) }
    }
    return canBeTaken(card) ? .leadsLoser : .cashesWinner
  }

  /// Whether the card is the last of a suit that the hand can trump from then on.
  private func emptying(_ card: Card) -> [Reason] {
    let trumps = play.order.trumps
    let suit = CardSet.suit(card.suit) - trumps
    let open = observation.rules.deck & suit - memory.gone - CardSet(card)
    guard suit.contains(card), (observation.hand & suit).count == 1, !open.isEmpty,
      !(observation.hand & trumps).isEmpty
    else { return [] }
    return [.emptiesSuit(card.suit)]
  }

  /// Whether a seat of the other side that plays later may hold a card that takes the trick.
  private func canBeTaken(_ card: Card) -> Bool {
    let players = observation.players
    let played = observation.publicState.currentTrick?.cards.count ?? 0
    let toCome = players.seats(from: observation.seat).dropFirst().prefix(
      players.number - played - 1)
    let stronger = memory.beaters[Int(card.index)] & observation.rules.deck
    let open = stronger - memory.gone - observation.hand
    let following = play.order.following(play.led ?? card)
    return toCome.contains { seat in
      guard !isOwnSide(seat) else { return false }
      let elsewhere = memory.lyingAnywhere - memory.lying[seat.index]
      let possible = open - elsewhere - memory.lacking[seat.index]
      // A seat with a laid card of the suit led must follow it and cannot trump.
      let follows = !(memory.lying[seat.index] & following).isEmpty
      return !(follows ? possible & following : possible).isEmpty
    }
  }

  /// Whether the points of this trick decide the contract.
  private func fate(winning points: Int) -> [Reason] {
    let won = observation.publicState.points
    let team = observation.players.seats.filter(contract.isChiefSide).reduce(0) { $0 + won[$1] }
    let others = won.reduce(0, +) - team
    if contract.isChiefSide(observation.seat) {
      return team < memory.target && team + points >= memory.target ? [.makesContract] : []
    }
    let wasOpen = memory.allPoints - others >= memory.target
    return wasOpen && memory.allPoints - others - points < memory.target ? [.setsContract] : []
  }

  private func isOwnSide(_ seat: Seat) -> Bool {
    contract.isChiefSide(seat) == contract.isChiefSide(observation.seat)
  }

  /// The fewest points of any card that may be played.
  private var fewestPoints: Int {
    guard case .play(let cards) = observation.legalMoves else { return 0 }
    return cards.map(\.points).min() ?? 0
  }
}
