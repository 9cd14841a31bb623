/// Everything about a hand that lies open: the auction, what was named, the tricks.
///
/// It contains no hidden card. `Round` adds the deal to it, `Observation` one seat's own cards;
/// both change it through the same `apply`, so that legality is decided in one place.
public struct PublicState: Sendable {
  public private(set) var auction: Auction
  public private(set) var phase: Phase = .auction

  /// A hand before its first move.
  public init(rules: HandRules, dealer: Seat) {
    auction = Auction(rules: rules, dealer: dealer)
  }

  public var rules: HandRules { auction.rules }
  public var players: PlayerCount { rules.players }
  /// The dealer, who opens the auction.
  public var dealer: Seat { auction.dealer }

  /// Whose turn it is; nil when the hand is over.
  public var turn: Seat? {
    switch phase {
    case .auction: auction.turn
    case .viceNames(let roles): roles.vice
    case .chiefNames(let roles, _): roles.chief
    case .chiefPicks(let roles, _, _): roles.chief
    case .play(let play): play.state.turn
    case .over: nil
    }
  }

  /// The play of the cards, once it has begun.
  private var cardPlay: CardPlay? {
    switch phase {
    case .play(let play), .over(.played(let play, _)): play
    case .auction, .viceNames, .chiefNames, .chiefPicks, .over(.eclat), .over(.allPassed): nil
    }
  }

  /// The play without anybody's hand: turn, trick and points; nil before the first trick.
  public var play: TrickPlay? { cardPlay?.state }
  /// The tricks in order; the last may be unfinished.
  public var tricks: [Trick] { cardPlay?.tricks ?? [] }
  public var played: [CardSet] {
    cardPlay?.played ?? Array(repeating: .none, count: players.number)
  }
  /// The contract, once the play has begun.
  public var contract: Contract? { cardPlay?.contract }

  /// Chief, Vice and level, once the auction has decided them.
  public var roles: Roles? {
    switch phase {
    case .viceNames(let roles), .chiefNames(let roles, _), .chiefPicks(let roles, _, _): roles
    default: contract?.roles
    }
  }

  /// The score of the hand, once it is over.
  public var score: RoundScore? {
    if case .over(let end) = phase { end.score(by: rules) } else { nil }
  }

  /// The trick on the table; nil between tricks.
  public var currentTrick: Trick? {
    guard let last = tricks.last, last.cards.count < players.number else { return nil }
    return last
  }

  public var finishedTricks: Int { tricks.count - (currentTrick == nil ? 0 : 1) }

  /// The cards that a seat has laid and not played.
  public func lying(before seat: Seat) -> CardSet { auction.laid[seat] - played[seat] }

  /// The cards that have been shown: laid or played.
  var shown: CardSet {
    players.seats.reduce(.none) { $0 | auction.laid[$1] | played[$1] }
  }

  public var points: [Int] {
    players.seats.map { play?.points[$0.index] ?? 0 }
  }
}

extension PublicState: Equatable {
  /// Equal if the same moves have been made.
  public static func == (left: PublicState, right: PublicState) -> Bool {
    left.auction == right.auction && left.phase == right.phase
  }
}

extension PublicState {
  /// The legal moves of the seat to move, for a given hand; nil when the hand is over.
  func legalMoves(holding hand: CardSet) -> LegalMoves? {
    switch phase {
    case .auction:
      guard let seat = auction.turn else { return nil }
      return .bid(from: hand - auction.laid[seat], atMost: auction.limit(for: seat))
    case .viceNames(let roles):
      return roles.vice.map { .name(Trump.namable(with: auction.laid[$0])) }
    case .chiefNames(let roles, let viceTrump):
      return .name(Trump.namable(over: viceTrump, with: auction.laid[roles.chief]))
    case .chiefPicks(let roles, _, _):
      return .pick(rules.partners(roles))
    case .play(let play):
      let state = play.state
      return .play(state.led.map { state.order.legal(from: hand, led: $0) } ?? hand)
    case .over:
      return nil
    }
  }

  /// Makes the move of the seat to move, for a given hand; of two twins the first is used first.
  mutating func apply(_ move: Move, holding hand: CardSet) throws(IllegalMove) {
    guard let legal = legalMoves(holding: hand) else { throw .handIsOver }
    try check(move, holding: hand, legal: legal)
    switch (phase, move) {
    case (.auction, .bid(let cards)):
      guard let seat = auction.turn else { return }
      auction.take(cards.canonical(in: hand - auction.laid[seat]))
      if let outcome = auction.outcome { phase = Self.phase(after: outcome) }
    case (.viceNames(let roles), .name(let trump)):
      phase = .chiefNames(roles, viceTrump: trump)
    case (.chiefNames(let roles, let viceTrump), .name(let trump)):
      if rules.hasPartners {
        phase = .chiefPicks(roles, viceTrump: viceTrump, chiefTrump: trump)
      } else {
        begin(roles, viceTrump: viceTrump, chiefTrump: trump, partner: nil)
      }
    case (.chiefPicks(let roles, let viceTrump, let chiefTrump), .pick(let seat)):
      begin(roles, viceTrump: viceTrump, chiefTrump: chiefTrump, partner: seat)
    case (.play(let play), .play(let card)):
      put(CardSet(card).canonical(in: hand).first ?? card, to: play)
    default: throw .notAsked(legal)
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

  private static func phase(after outcome: AuctionOutcome) -> Phase {
    switch outcome {
    case .roles(let roles):
      roles.vice == nil ? .chiefNames(roles, viceTrump: nil) : .viceNames(roles)
    case .eclat(let eclat): .over(.eclat(eclat))
    case .allPassed: .over(.allPassed)
    }
  }

  private mutating func begin(
    _ roles: Roles, viceTrump: Trump?, chiefTrump: Trump, partner: Seat?
  ) {
    let contract = Contract(
      roles: roles, viceTrump: viceTrump, chiefTrump: chiefTrump, partner: partner)
    phase = .play(CardPlay(players: players, contract: contract))
  }

  private mutating func put(_ card: Card, to play: CardPlay) {
    var play = play
    play.play(card)
    if play.tricks.count == rules.handSize, play.state.led == nil {
      let reckoning = Reckoning(rules: rules, contract: play.contract, points: play.points)
      phase = .over(.played(play, reckoning))
    } else {
      phase = .play(play)
    }
  }

  /// What lay open after so many moves of the hand.
  func after(moves count: Int) -> PublicState {
    var earlier = PublicState(rules: rules, dealer: dealer)
    for move in moves.prefix(count) {
      guard let turn = earlier.turn else { break }
      do throws(IllegalMove) {
        // The cards that the seat has shown by then allow all that it did.
        try earlier.apply(
          move, holding: earlier.auction.laid[turn] - earlier.played[turn] | move.cards)
      } catch {
        assertionFailure("a move of the hand was refused: \(error)")
      }
    }
    return earlier
  }

  /// All moves so far, in order; a replay shows which seats made them.
  public var moves: [Move] {
    auction.turns.map { .bid($0.cards) } + named + tricks.flatMap { $0.cards.map(Move.play) }
  }

  /// The trumps named and the partner picked between auction and play.
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

/// The phase of a hand, with the data that only this phase has.
public enum Phase: Equatable, Sendable {
  case auction
  /// The Vice names the lower trump.
  case viceNames(Roles)
  /// The Chief names the higher trump.
  case chiefNames(Roles, viceTrump: Trump?)
  case chiefPicks(Roles, viceTrump: Trump?, chiefTrump: Trump)
  case play(CardPlay)
  case over(HandEnd)
}

/// The play of a hand as everybody sees it: the contract and the tricks.
public struct CardPlay: Sendable {
  let contract: Contract
  /// The tricks in order; the last may be unfinished.
  private(set) var tricks: [Trick] = []
  private(set) var played: [CardSet]
  /// The play without anybody's hand: turn, trick and points.
  private(set) var state: TrickPlay

  /// The beginning of the play: the Chief leads.
  init(players: PlayerCount, contract: Contract) {
    self.contract = contract
    played = Array(repeating: .none, count: players.number)
    let order = TrickOrder(chiefTrump: contract.chiefTrump, viceTrump: contract.viceTrump)
    state = TrickPlay(players: players, order: order, hands: [], chief: contract.roles.chief)
  }

  var points: [Int] { played.indices.map { state.points[$0] } }

  /// Plays a card of the seat to move; the caller has checked that it may.
  mutating func play(_ card: Card) {
    let seat = state.turn
    if state.led == nil { tricks.append(Trick(leader: seat, cards: [], winner: seat)) }
    state.play(card)
    tricks[tricks.count - 1].cards.append(card)
    tricks[tricks.count - 1].winner = state.winner
    played[seat].insert(card)
  }
}

extension CardPlay: Equatable {
  /// Equal if the same moves have been made.
  public static func == (left: CardPlay, right: CardPlay) -> Bool {
    left.contract == right.contract && left.tricks == right.tricks
  }
}

/// How a hand ended, with the play if there was one.
public enum HandEnd: Equatable, Sendable {
  /// It was played to the last trick and scored.
  case played(CardPlay, Reckoning)
  case eclat(Eclat)
  case allPassed

  func score(by rules: HandRules) -> RoundScore {
    let nothing = Array(repeating: 0, count: rules.players.number)
    return switch self {
    case .played(let play, let reckoning):
      RoundScore(result: .played(reckoning), points: play.points, bonus: reckoning.bonus)
    case .eclat(let eclat):
      RoundScore(result: .eclat(eclat), points: nothing, bonus: rules.bonus(of: eclat))
    case .allPassed: RoundScore(result: .allPassed, points: nothing, bonus: nothing)
    }
  }
}
