import TestSupport
import Testing

@testable import MueRules

/// 2,000 random hands, 500 for each number of players, checked after every move; many more in `make torture`.
@Suite("In every hand, after every move") struct RandomHandsTests {
  static let handsPerCase = min(125 * TortureTest.times, 10_000)
  static let cases = PlayerCount.allCases.flatMap { players in
    (0..<4).map { (players, UInt64($0)) }
  }

  @Test(
    "cards and points are complete, one seat moves, and no seat sees hidden cards",
    arguments: cases)
  func hold(players: PlayerCount, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed << 8 | UInt64(players.number))
    for _ in 0..<Self.handsPerCase {
      let deal = Deal(players: players, seed: generator.next())
      let dealer = seat(generator.below(players.number))
      var round = Round(deal: deal, dealer: dealer)
      while true {
        let check = HandCheck(round: round)
        try require(check.cards() ?? check.points() ?? check.turn(), of: round)
        if generator.below(16) == 0 {
          let seat = seat(generator.below(players.number))
          try require(check.sight(of: seat, &generator), of: round)
        }
        guard let move = round.randomMove(&generator) else { break }
        try round.apply(move)
      }
      try require(HandCheck(round: round).scores(), of: round)
    }
  }

  @Test("the legal moves are accepted and all others refused without a change", arguments: cases)
  func moves(players: PlayerCount, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed << 16 | UInt64(players.number))
    for _ in 0..<2 {
      var round = Round(deal: Deal(players: players, seed: generator.next()), dealer: seat(0))
      while let move = round.randomMove(&generator) {
        let check = HandCheck(round: round)
        for candidate in candidates(round, &generator) {
          try require(check.answer(to: candidate), of: round)
        }
        try round.apply(move)
      }
    }
  }

  /// Every legal move if there are few, and every move of the other kinds: all cards, trumps and
  /// seats of any table, and some sets of cards.
  private func candidates(_ round: Round, _ generator: inout SeededGenerator) -> [Move] {
    var moves = Suit.allCases.map { Move.name(.suit($0)) } + [.name(.noTrump), .pass]
    moves += Rank.all.map { .name(.number($0)) }
    moves += PlayerCount.six.seats.map(Move.pick)
    moves += CardSet.deck.flatMap { [.play($0), .bid(CardSet($0))] }
    if case .bid(let free, let atMost) = round.legalMoves {
      if atMost < 3 { moves += round.legalMoves?.all ?? [] }
      for _ in 0..<20 { moves.append(.bid(free & CardSet(bits: generator.next()))) }
      moves.append(.bid(CardSet(bits: generator.next())))
    } else {
      moves += round.legalMoves?.all ?? []
    }
    return moves
  }

  private func require(_ complaint: String?, of round: Round) throws {
    let state = round.publicState
    try #require(
      complaint == nil,
      "\(round.deal.texts), \(state.auction.turns.map(\.cards.text)), \(state.phase)")
  }
}
