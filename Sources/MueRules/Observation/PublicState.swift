/// All of a hand that lies open to everybody: the auction, what was named, the tricks.
///
/// It knows no hidden card. `Round` adds the deal to it, `Observation` one seat's own cards; both
/// change it by the one `apply`, so what is legal is decided in one place.
public struct PublicState: Sendable {
  /// Who dealt, and opens the auction.
  public let dealer: Seat
  /// What was laid.
  public private(set) var auction: Auction
  /// Where the hand stands.
  public private(set) var phase: Phase = .auction
  /// The tricks in order; the last may be unfinished.
  public private(set) var tricks: [Trick] = []
  /// The cards each seat has played.
  public private(set) var played: [CardSet]
  /// The play without anybody's hand: turn, trick and points; nil before the first trick.
  public private(set) var play: TrickPlay?

  /// A hand of which nothing has happened yet.
  public init(rules: HandRules, dealer: Seat) {
    self.dealer = dealer
    auction = Auction(rules: rules, dealer: dealer)
    played = Array(repeating: .none, count: rules.players.number)
  }

  /// The rules that the hand is played by.
  public var rules: HandRules { auction.rules }
  /// The players.
  public var players: PlayerCount { rules.players }

  /// Whose turn it is; nil when the hand is over.
  public var turn: Seat? {
    switch phase {
    case .auction: auction.turn
    case .viceNames(let roles): roles.vice
    case .chiefNames(let roles, _): roles.chief
    case .chiefPicks(let roles, _, _): roles.chief
    case .play: play?.turn
    case .over: nil
    }
  }

  /// The contract, once the play has begun and after it.
  public var contract: Contract? {
    switch phase {
    case .play(let contract): contract
    case .over(let score):
      if case .played(let reckoning) = score.result { reckoning.contract } else { nil }
    default: nil
    }
  }

  /// Chief, Vice and level, once the auction has decided them.
  public var roles: Roles? {
    switch phase {
    case .viceNames(let roles), .chiefNames(let roles, _), .chiefPicks(let roles, _, _): roles
    default: contract?.roles
    }
  }

  /// What the hand brought each seat, once it is over.
  public var score: RoundScore? {
    if case .over(let score) = phase { score } else { nil }
  }

  /// The trick on the table; nil between tricks.
  public var currentTrick: Trick? {
    guard let last = tricks.last, last.cards.count < players.number else { return nil }
    return last
  }

  /// How many tricks are over.
  public var finishedTricks: Int { tricks.count - (currentTrick == nil ? 0 : 1) }

  /// The cards a seat has laid and not played.
  public func lying(before seat: Seat) -> CardSet { auction.laid[seat] - played[seat] }

  /// All cards that have been seen: laid or played.
  var shown: CardSet {
    players.seats.reduce(.none) { $0 | auction.laid[$1] | played[$1] }
  }

  /// The card points each seat has won so far.
  public var points: [Int] {
    players.seats.map { play?.points[$0.index] ?? 0 }
  }
}

extension PublicState: Equatable {
  /// Two are equal when the same has happened.
  public static func == (left: PublicState, right: PublicState) -> Bool {
    left.auction == right.auction && left.phase == right.phase && left.tricks == right.tricks
  }
}

extension PublicState {
  /// What the seat to move may do, holding a hand; nil when the hand is over.
  func legalMoves(holding hand: CardSet) -> LegalMoves? {
    switch phase {
    case .auction:
      guard let seat = auction.turn else { return nil }
      return .bid(from: hand - auction.laid[seat], atMost: auction.limit(for: seat))
    case .viceNames(let roles):
      return roles.vice.map { .name(Trump.namable(with: auction.laid[$0])) }
    case .chiefNames(let roles, let viceTrump):
      let trumps = Trump.namable(with: auction.laid[roles.chief])
      return .name(trumps.filter { $0 != viceTrump } + [.noTrump])
    case .chiefPicks(let roles, _, _):
      return .pick(rules.partners(roles))
    case .play:
      guard let play else { return nil }
      return .play(play.led.map { play.order.legal(from: hand, led: $0) } ?? hand)
    case .over:
      return nil
    }
  }

  /// Makes the move of the seat to move, holding a hand; of twins the first goes first.
  mutating func apply(_ move: Move, holding hand: CardSet) throws(IllegalMove) {
    guard let legal = legalMoves(holding: hand) else { throw .handIsOver }
    try check(move, holding: hand, legal: legal)
    switch move {
    case .bid(let cards):
      guard let seat = auction.turn else { return }
      auction.take(cards.canonical(in: hand - auction.laid[seat]))
      if let outcome = auction.outcome { settle(outcome) }
    case .name(let trump): name(trump)
    case .pick(let seat):
      if case .chiefPicks(let roles, let viceTrump, let chiefTrump) = phase {
        begin(roles, viceTrump: viceTrump, chiefTrump: chiefTrump, partner: seat)
      }
    case .play(let card):
      put(CardSet(card).canonical(in: hand).first ?? card)
    }
  }

  private func check(
    _ move: Move, holding hand: CardSet, legal: LegalMoves
  ) throws(IllegalMove) {
    if legal.contains(move) { return }
    switch (legal, move) {
    case (.bid(let free, let atMost), .bid(let cards)):
      if let card = (cards - hand).first { throw .notInHand(card) }
      if let card = (cards - free).first { throw .alreadyLaid(card) }
      throw .overLimit(cards: cards.count, atMost: atMost)
    case (.name(let trumps), .name): throw .notNamable(of: trumps)
    case (.pick(let seats), .pick): throw .notPartner(of: seats)
    case (.play(let cards), .play(let card)):
      guard hand.contains(card), let led = play?.led else { throw .notInHand(card) }
      throw .mustFollow(led: led, with: cards)
    default: throw .notAsked(legal)
    }
  }

  private mutating func settle(_ outcome: AuctionOutcome) {
    let nothing = Array(repeating: 0, count: players.number)
    switch outcome {
    case .roles(let roles):
      phase = roles.vice == nil ? .chiefNames(roles, viceTrump: nil) : .viceNames(roles)
    case .eklat(let eklat):
      phase = .over(
        RoundScore(result: .eklat(eklat), points: nothing, bonus: rules.bonus(of: eklat)))
    case .allPassed:
      phase = .over(RoundScore(result: .allPassed, points: nothing, bonus: nothing))
    }
  }

  private mutating func name(_ trump: Trump) {
    switch phase {
    case .viceNames(let roles): phase = .chiefNames(roles, viceTrump: trump)
    case .chiefNames(let roles, let viceTrump):
      if rules.hasPartners {
        phase = .chiefPicks(roles, viceTrump: viceTrump, chiefTrump: trump)
      } else {
        begin(roles, viceTrump: viceTrump, chiefTrump: trump, partner: nil)
      }
    default: break
    }
  }

  private mutating func begin(
    _ roles: Roles, viceTrump: Trump?, chiefTrump: Trump, partner: Seat?
  ) {
    let order = TrickOrder(chiefTrump: chiefTrump, viceTrump: viceTrump)
    play = TrickPlay(players: players, order: order, hands: [], chief: roles.chief)
    phase = .play(
      Contract(roles: roles, viceTrump: viceTrump, chiefTrump: chiefTrump, partner: partner))
  }

  private mutating func put(_ card: Card) {
    guard var state = play, case .play(let contract) = phase else { return }
    let seat = state.turn
    if state.led == nil { tricks.append(Trick(leader: seat, cards: [], winner: seat)) }
    state.play(card)
    tricks[tricks.count - 1].cards.append(card)
    tricks[tricks.count - 1].winner = state.winner
    played[seat].insert(card)
    play = state
    if tricks.count == rules.handSize, state.led == nil {
      let reckoning = Reckoning(rules: rules, contract: contract, points: points)
      phase = .over(
        RoundScore(result: .played(reckoning), points: points, bonus: reckoning.bonus))
    }
  }
}

extension PublicState {
  /// All moves made so far, in order; whose they were, a replay tells.
  public var moves: [Move] {
    auction.turns.map { .bid($0.cards) } + named + tricks.flatMap { $0.cards.map(Move.play) }
  }

  /// What was named and picked between auction and play.
  private var named: [Move] {
    switch phase {
    case .auction, .viceNames: return []
    case .chiefNames(_, let viceTrump): return [viceTrump.map(Move.name)].compactMap(\.self)
    case .chiefPicks(_, let viceTrump, let chiefTrump):
      return [viceTrump.map(Move.name), .name(chiefTrump)].compactMap(\.self)
    case .play, .over:
      guard let contract else { return [] }
      return [
        contract.viceTrump.map(Move.name), .name(contract.chiefTrump),
        contract.partner.map(Move.pick),
      ].compactMap(\.self)
    }
  }
}
