import MueGame
import MueRules
import TestSupport
import Testing

extension Game {
  /// A game of five hands after a number of moves, determined by the seed.
  static func played(moves: Int, seed: UInt64 = 1) throws -> Game {
    let players = try (1...4).map { number in
      Player(
        name: try #require(PlayerName("Player \(number)")),
        agent: number == 1 ? .person() : .computer(.club))
    }
    let rules = try MatchRules(players: .four, end: .hands(5))
    var game = try Game(rules: rules, seed: seed, players: players)
    try game.play(moves: moves)
    return game
  }

  /// Plays on for a number of moves, or to the end of the game.
  mutating func play(moves: Int) throws {
    var chance = SeededGenerator(seed: match.seed &+ UInt64(moveCount))
    for _ in 0..<moves {
      if match.round.score != nil { dealNextHand() }
      guard let legal = match.round.legalMoves else { return }
      try apply(try #require(Self.move(legal, &chance)))
    }
  }

  /// A random move.
  static func move(_ legal: LegalMoves, _ chance: inout SeededGenerator) -> Move? {
    switch legal {
    case .bid(let cards, let atMost):
      guard atMost > 0, chance.below(3) == 0 else { return .pass }
      return cards[nth: chance.below(cards.count)].map { .bid(CardSet($0)) }
    case .name(let trumps): return .name(trumps[chance.below(trumps.count)])
    case .pick(let seats): return seats.last.map(Move.pick)
    case .play(let cards): return cards[nth: chance.below(cards.count)].map(Move.play)
    }
  }
}
