@testable import MueRules

extension Round {
  /// A legal move, chosen so that most hands reach the play at various levels.
  func randomMove(_ generator: inout SeededGenerator) -> Move? {
    switch legalMoves {
    case .bid(let free, let atMost):
      if atMost == 0 || generator.below(5) > 1 { return .pass }
      let count = generator.below(3) == 0 ? 1 + generator.below(atMost) : 1
      var laid = CardSet.none
      var rest = free
      for _ in 0..<min(count, free.count) {
        guard let card = rest[nth: generator.below(rest.count)] else { break }
        rest.remove(card)
        laid.insert(card)
      }
      return .bid(laid)
    case .name(let trumps): return .name(trumps[generator.below(trumps.count)])
    case .pick(let seats): return .pick(seats[generator.below(seats.count)])
    case .play(let cards): return cards[nth: generator.below(cards.count)].map(Move.play)
    case nil: return nil
    }
  }

  /// The hand of a seed after random moves until a condition holds; nil if it never does.
  static func random(
    _ players: PlayerCount, seed: UInt64, until condition: (Round) -> Bool
  ) throws -> Round? {
    var generator = SeededGenerator(seed: seed)
    var round = Round(
      deal: Deal(players: players, seed: seed), dealer: seat(generator.below(players.number)))
    while !condition(round) {
      guard let move = round.randomMove(&generator) else { return nil }
      try round.apply(move)
    }
    return round
  }
}
