import MueData
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueLink

extension TableDriver {
  /// Deals the first hand from a seed.
  func begin(seed: UInt64 = 7) throws {
    show(try Game(rules: rules, seed: 1, agreedSeeds: [seed], players: players))
  }

  func show(_ next: Game) {
    game = next
    table.show(next, at: now)
    collect()
  }

  /// Whose turn it is.
  var turn: Int? { game?.match.round.turn?.index }

  /// A legal move: seat 0 becomes Chief with two cards laid, seat 1 Vice with one; otherwise the
  /// first legal move.
  var move: Move {
    guard let round = game?.match.round.all, let turn = round.turn, let legal = round.legalMoves
    else {
      return .pass
    }
    return Self.move(legal, seat: turn, laid: round.publicState.auction.laid[turn].count)
  }

  /// The same for a seat that has laid so many cards.
  static func move(_ legal: LegalMoves, seat: Seat, laid: Int) -> Move {
    if case .bid(let free, let atMost) = legal {
      guard laid < 2 - seat.index, atMost > 0, let card = free.first else { return .pass }
      return .bid(CardSet(card))
    }
    return legal.all.first ?? .pass
  }

  /// Makes that move for the seat to move.
  func goOn() throws {
    var next = try #require(game)
    try next.apply(move)
    show(next)
  }

  /// Goes on until it is a seat's turn, by at least one move.
  func goOn(toTurnOf seat: Int) throws {
    try goOn()
    while let turn, turn != seat { try goOn() }
    try #require(turn == seat)
    forget()
  }

  /// Goes on until a card of the hand has been played.
  func goOn(toCards count: Int) throws {
    while let game, game.match.round.publicState.tricks.reduce(0, { $0 + $1.cards.count }) < count {
      try goOn()
    }
  }

  /// Goes on to the end of the hand.
  func finishHand() throws { while turn != nil { try goOn() } }

  /// A seat's request to take its own last decision back.
  func undo(_ seat: Int) -> GuestMessage {
    let position = game.flatMap { $0.decisions(of: $0.match.players.seats[seat]).last }
    return .undo(hand: position?.hand ?? 0, moves: position?.moves ?? 0)
  }

  /// A promise of random bytes, or of those given.
  func promise(_ cards: Hex? = nil, words: Hex? = nil) -> DealPromise {
    DealPromise(cards: cards ?? chance.bytes(), words: words ?? chance.bytes())
  }

  /// The answer of somebody who is asked to take a move back, or who is not.
  func consent(_ isGiven: Bool) -> GuestMessage {
    let request = table.undo.map { TakingBack($0.seat, to: $0.position) }
    return .consent(isGiven, to: request ?? TakingBack(seat: 0, hand: 1, moves: 0))
  }

  /// The answer with which a friend makes the move, at a position.
  func answer(at position: Int? = nil, _ move: Move? = nil) -> GuestMessage {
    .answer(position: position ?? table.position, MoveAnswer(move ?? self.move).object)
  }
}

extension HostMessage {
  var welcome: Welcome? { if case .welcome(let welcome) = self { welcome } else { nil } }
  var seats: [SeatStatus]? { if case .seats(let seats) = self { seats } else { nil } }
  var isView: Bool { if case .view = self { true } else { false } }
  var isHand: Bool { if case .hand = self { true } else { false } }
}

extension Sequence<HostMessage> {
  var viewCount: Int { count { $0.isView } }
  var handCount: Int { count { $0.isHand } }
  var hasHand: Bool { handCount > 0 }
  var hasSeats: Bool { contains { $0.seats != nil } }
  /// The status of the seats, as last sent.
  var lastSeats: [SeatStatus]? { compactMap(\.seats).last }
  /// Whether this is a view and nothing else.
  var isOneView: Bool { count { _ in true } == 1 && viewCount == 1 }
}
