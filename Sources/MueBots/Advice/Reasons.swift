import MueRules

/// Finds the reasons for a move that follow from the observation alone.
public struct Reasons: Sendable {
  let observation: Observation

  public init(_ observation: Observation) { self.observation = observation }

  /// The reasons for a move, the strongest first; none if the move is illegal.
  public func reasons(for move: Move) -> [Reason] {
    guard let legal = observation.legalMoves, legal.contains(move) else { return [] }
    return switch (move, legal) {
    case (.bid(let cards), _):
      [auction(laying: cards)].compactMap(\.self) + trump(laying: cards) + fitting(laying: cards)
    case (.name(let trump), .name(let trumps)):
      trumps.count == 1 ? [.onlyChoice] : naming(trump)
    case (.pick(let seat), _): picking(seat)
    case (.play(let card), .play(let cards)):
      cards.looks.count == 1 ? [.onlyChoice] : PlayReasons(observation)?.reasons(for: card) ?? []
    default: []
    }
  }

  private func auction(laying cards: CardSet) -> Reason? {
    let auction = observation.publicState.auction
    let players = observation.players
    let counts = players.seats.map { auction.laid[$0].count }
    let mine = counts[observation.seat] + cards.count
    let others = players.seats.filter { $0 != observation.seat }.map { counts[$0] }
    let best = others.max() ?? 0
    if cards.isEmpty { return mine > best ? .restsOnLead : .staysOut }
    if mine > best { return .leads(level: mine, target: observation.rules.target(level: mine)) }
    if mine == best { return .risksEclat }
    // With three players nobody becomes Vice or partner.
    guard observation.rules.hasPartners else { return nil }
    return others.count { $0 >= mine } == 1 ? .wouldBeVice : .showsCards
  }

  /// The possible trump that all laid cards share; or else a new one, if the hand holds at least as
  /// many cards of it as of any shown before.
  ///
  /// Of several, the longest.
  private func trump(laying cards: CardSet) -> [Reason] {
    if cards.isEmpty { return [] }
    let before = observation.publicState.auction.laid[observation.seat]
    let laid = before | cards
    func held(_ trump: Trump) -> Int { (observation.hand & trump.cards).count }
    func best(_ trumps: [Trump], atLeast least: Int) -> Reason? {
      trumps.filter { held($0) >= least }.max { held($0) < held($1) }
        .map { .couldBeTrump($0, cards: held($0)) }
    }
    let trumps = Trump.namable(with: laid)
    let reason =
      best(trumps.filter { $0.cards.contains(laid) }, atLeast: 2)
      ?? best(
        trumps.filter { ($0.cards & before).isEmpty },
        atLeast: max(3, Trump.namable(with: before).map(held).max() ?? 0))
    return [reason].compactMap(\.self)
  }

  /// For a bid that does not lead: the possible trump of the leader's to which it adds a card.
  private func fitting(laying cards: CardSet) -> [Reason] {
    let auction = observation.publicState.auction
    let support = LeaderSupport(auction, excluding: observation.seat)
    guard observation.rules.hasPartners, let leader = support.leader,
      auction.laid[observation.seat].count + cards.count <= auction.laid[leader].count
    else { return [] }
    let laid = auction.laid[leader]
    func counts(_ trump: Trump) -> (laid: Int, held: Int) {
      ((laid & trump.cards).count, (observation.hand & trump.cards).count)
    }
    let best = Trump.namable(with: cards).filter { counts($0).laid > 1 }
      .max { counts($0) < counts($1) }
    return best.map { [.fitsLeader(leader, $0, cards: counts($0).held)] } ?? []
  }

  private func naming(_ trump: Trump) -> [Reason] {
    let held = Reason.holdsTrumps(cards: (observation.hand & trump.cards).count)
    let laid = observation.publicState.auction.laid
    switch observation.publicState.phase {
    case .chiefNames(let roles, _):
      let bonus = Reason.bonus(points: observation.rules.bonus(level: roles.level, trump: trump))
      if trump == .noTrump { return [bonus] }
      let partner = observation.rules.partners(roles)
        .max { (laid[$0] & trump.cards).count < (laid[$1] & trump.cards).count }
      let shown = partner.map { ($0, (laid[$0] & trump.cards).count) }
      return [held, bonus] + (shown.map { $0.1 > 0 ? [.shownBy($0.0, cards: $0.1)] : [] } ?? [])
    case .viceNames(let roles):
      return [held] + ((laid[roles.chief] & trump.cards).count > 1 ? [.deniesChief(trump)] : [])
    default: return [held]
    }
  }

  private func picking(_ seat: Seat) -> [Reason] {
    guard case .chiefPicks(_, let vice, let chief) = observation.publicState.phase else {
      return []
    }
    let trumps = chief.cards | (vice?.cards ?? .none)
    let laid = observation.publicState.lying(before: seat)
    let high = (laid - trumps).count { $0.rank.number >= 8 }
    return [.showsTrumps(cards: (laid & trumps).count)]
      + (high > 0 ? [.showsHighCards(cards: high)] : [])
  }
}

/// Finds the reasons for playing a card.
struct PlayReasons {
  private let observation: Observation
  private let play: TrickPlay
  private let contract: Contract
  private let memory: PlayMemory

  /// The reasons at a position; nil outside card play.
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

  private func trick(_ card: Card) -> [Reason] {
    guard let holding = play.winning else { return leading(card) }
    let points = play.table.points + card.points
    if play.order.beats(card, holding) {
      let isSure = !canBeTaken(card)
      return isSure
        ? fate(winning: points) + [taking(card, points: points)] : [.takesForNow(points: points)]
    }
    if isOwnSide(play.winner) {
      return [card.points > 0 ? .feedsOwnSide(points: card.points) : .leavesToOwnSide]
    }
    return [.givesLeast(points: card.points)].filter { _ in card.points == fewestPoints }
  }

  /// The reason for a card that is sure to take the trick.
  private func taking(_ card: Card, points: Int) -> Reason {
    let trumps = play.order.trumps
    if trumps.contains(card), let led = play.led, !trumps.contains(led) {
      return .trumpsForSure(points: points)
    }
    let played = observation.publicState.currentTrick?.cards.count ?? 0
    return played + 1 == observation.players.number
      ? .takesAsLast(points: points) : .takesForSure(points: points)
  }

  private func leading(_ card: Card) -> [Reason] {
    if play.order.trumps.contains(card), contract.isChiefSide(observation.seat) {
      let outstanding = (play.order.trumps & observation.rules.deck) - memory.gone
      let count = (outstanding - observation.hand).count
      if count > 0 { return [.drawsTrumps(outstanding: count)] }
    }
    if !canBeTaken(card) { return [.cashesWinner(others: others)] }
    return [.leadsLoser] + (card.points < 2 ? [.risksPoints(points: card.points)] : [])
  }

  /// Emptying a suit counts if the hand can then trump it.
  private func emptying(_ card: Card) -> [Reason] {
    let trumps = play.order.trumps
    let suit = CardSet.suit(card.suit) - trumps
    let open = observation.rules.deck & suit - memory.gone - CardSet(card)
    guard suit.contains(card), (observation.hand & suit).count == 1, !open.isEmpty,
      !(observation.hand & trumps).isEmpty
    else { return [] }
    return [.emptiesSuit(card.suit)]
  }

  /// Whether a later seat of the other side may hold a card that takes the trick.
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
      // A seat with a laid card of the suit led must follow suit and cannot trump.
      let follows = !(memory.lying[seat.index] & following).isEmpty
      return !(follows ? possible & following : possible).isEmpty
    }
  }

  /// Winning these points may decide the contract.
  private func fate(winning points: Int) -> [Reason] {
    let won = observation.publicState.points
    let sidePoints = observation.players.seats.filter(contract.isChiefSide).reduce(0) {
      $0 + won[$1]
    }
    let others = won.reduce(0, +) - sidePoints
    if contract.isChiefSide(observation.seat) {
      return sidePoints < memory.target && sidePoints + points >= memory.target
        ? [.makesContract] : []
    }
    let wasOpen = memory.allPoints - others >= memory.target
    return wasOpen && memory.allPoints - others - points < memory.target ? [.setsContract] : []
  }

  private func isOwnSide(_ seat: Seat) -> Bool {
    contract.isChiefSide(seat) == contract.isChiefSide(observation.seat)
  }

  /// The number of seats of the other side.
  private var others: Int { observation.players.seats.count { !isOwnSide($0) } }

  private var fewestPoints: Int {
    guard case .play(let cards) = observation.legalMoves else { return 0 }
    return cards.map(\.points).min() ?? 0
  }
}
