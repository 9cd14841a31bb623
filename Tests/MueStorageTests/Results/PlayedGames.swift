import MueGame
import MueRules
import TestSupport
import Testing

extension Game {
  /// A game of a person against computer players after a number of hands, determined by the seed.
  static func played(
    _ count: PlayerCount = .five, seed: UInt64, hands: Int = 2,
    end: MatchRules.End = .hands(3), begun: Int? = nil
  ) throws -> Game {
    let players = try count.seats.map { seat in
      Player(
        name: try #require(PlayerName("Player \(seat.index)")),
        agent: seat.index == 0
          ? .person() : .computer(seat.index == 1 ? .club : .init(level: .novice)))
    }
    var game = try Game(
      rules: MatchRules(players: count, end: end), seed: seed, players: players)
    game.notes.begun = begun ?? 1_700_000_000 + Int(seed % 1000) * 86_400
    game.notes.secondsPlayed = 100
    var chance = SeededGenerator(seed: seed)
    try game.play(hands: hands, &chance)
    return game
  }

  /// Plays on to the end of the given hand.
  mutating func play(hands: Int, _ chance: inout SeededGenerator) throws {
    while match.scores.count < hands, !match.isOver {
      if match.round.score != nil { dealNextHand() }
      guard let legal = match.round.legalMoves else { return }
      try apply(try #require(Self.move(legal, &chance)))
    }
  }
}
