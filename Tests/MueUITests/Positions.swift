import MueGame
import MueRules
import TestSupport
import Testing

/// Positions of recorded games to draw.
struct Positions {
  /// A game in which seat 0 is a person and the others are computer players.
  static func game(
    _ players: PlayerCount, seed: UInt64 = 7, end: MatchRules.End = .points(200),
    names: [String] = ["Ada", "Bea", "Carl", "Dora", "Emil", "Fritz"], peek: Peek = .none,
    company: Company = .balanced
  ) throws -> Game {
    let plan = NewGamePlan(company: company)
    let agents = [.person(peek: peek)] + plan.opponents.map { Agent.computer($0.player) }
    let seats = try zip(names, agents).prefix(players.number).map { name, agent in
      Player(name: try #require(PlayerName(name)), agent: agent)
    }
    return try Game(
      rules: MatchRules(players: players, end: end), seed: seed, players: seats)
  }

  /// Plays on until a condition holds; `choose` chooses the moves of every seat.
  static func play(
    _ game: inout Game, until isThere: (Game) -> Bool,
    choose: (Game, LegalMoves) -> Move = Positions.steady
  ) throws {
    var steps = 0
    while !isThere(game), steps < 5000 {
      steps += 1
      guard let legal = game.match.round.legalMoves else {
        if game.match.isOver { return }
        game.dealNextHand()
        continue
      }
      try game.apply(choose(game, legal))
    }
  }

  /// A game played until a condition holds.
  static func game(_ players: PlayerCount, where isThere: (Game) -> Bool) throws -> Game {
    var game = try game(players)
    try play(&game, until: isThere)
    return game
  }

  /// A game in which the person is asked for a card and the legal cards fulfil a condition.
  static func asked(where isThere: (_ game: Game, _ cards: CardSet) -> Bool) throws -> Game {
    var game = try game(.five)
    try play(&game) { game in
      guard game.match.round.turn == game.personSeat,
        case .play(let cards) = game.match.round.legalMoves
      else { return false }
      return isThere(game, cards)
    }
    return game
  }

  /// A game in which the person is asked for a bid.
  static func bidding() throws -> Game { try game(.five) { $0.moveCount == 5 } }

  /// A game in which the person must follow suit and cannot play every card.
  static func following() throws -> Game {
    try asked { game, cards in cards != game.match.round.hand(of: game.personSeat) }
  }

  /// A deterministic way to play: the seats bid a few cards in turn, and play their first legal
  /// card.
  static func steady(_ game: Game, _ legal: LegalMoves) -> Move {
    switch legal {
    case .bid(let free, let atMost):
      let auction = game.match.round.publicState.auction
      guard let seat = auction.turn, auction.turns.count < 7, atMost > 0,
        (seat.index + auction.turns.count) % 3 != 1, let card = free.first
      else { return .pass }
      return .bid(CardSet(card))
    case .name(let trumps): return .name(trumps[trumps.count / 2])
    case .pick(let seats): return .pick(seats[0])
    case .play(let cards): return cards.first.map(Move.play) ?? .pass
    }
  }

  /// Everybody lays as many cards as allowed, up to nine; then one player lays a tenth.
  static func nineEach(_ game: Game, _ legal: LegalMoves) -> Move {
    guard case .bid(let free, let atMost) = legal, let seat = game.match.round.turn else {
      return steady(game, legal)
    }
    let auction = game.match.round.publicState.auction
    let mine = auction.laid[seat].count
    let isEnough = game.match.players.seats.allSatisfy { auction.laid[$0].count >= 9 }
    if isEnough {
      return auction.most == 9 && seat.index == 2 ? .bid(CardSet(free.prefix(1))) : .pass
    }
    return .bid(CardSet(free.prefix(min(atMost, 9 - mine))))
  }

  /// Everybody lays two cards at a time.
  static func twoAtATime(_ game: Game, _ legal: LegalMoves) -> Move {
    guard case .bid(let free, let atMost) = legal else { return steady(game, legal) }
    return atMost == 0 ? .pass : .bid(CardSet(free.prefix(min(atMost, 2))))
  }

  /// The person lays four cards one by one, the opposite seat two; so the person becomes Chief.
  static func personBidsMost(_ game: Game, _ legal: LegalMoves) -> Move {
    guard case .bid(let free, let atMost) = legal, let seat = game.match.round.turn else {
      return steady(game, legal)
    }
    let wanted = seat == game.personSeat ? 4 : seat.index == 2 ? 2 : 0
    let isDone = game.match.round.publicState.auction.laid[seat].count >= wanted
    return isDone || atMost == 0 ? .pass : .bid(CardSet(free.prefix(1)))
  }
}
