import MueRules

/// Turns to play a card near the end of randomly played hands.
struct LateTurns {
  /// The hands at the point where the seat to move has a number of cards left.
  static func rounds(
    _ players: PlayerCount, seeds: ClosedRange<UInt64>, cards: ClosedRange<Int>
  ) throws -> [Round] {
    var found: [Round] = []
    for seed in seeds {
      var play = RandomPlay(seed: seed)
      var round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
      while let move = play.move(in: round) {
        if case .play = round.legalMoves, let turn = round.turn,
          cards.contains(round.hand(of: turn).count)
        {
          found.append(round)
        }
        try round.apply(move)
      }
    }
    return found
  }
}
