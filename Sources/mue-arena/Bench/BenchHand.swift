import MueBots
import MueRules

/// A hand at the beginning of its play, after an auction of heuristic bots.
struct BenchHand: Sendable {
  let round: Round
  let start: Playout
  let contract: Contract

  /// The first `count` hands, by their seeds, with a contract that fits.
  static func some(
    _ count: Int, _ players: PlayerCount, where isFit: (Contract) -> Bool = { _ in true }
  ) -> [BenchHand] {
    var hands: [BenchHand] = []
    var seed: UInt64 = 0
    while hands.count < count {
      seed += 1
      if let hand = BenchHand(players, seed: seed), isFit(hand.contract) { hands.append(hand) }
    }
    return hands
  }

  /// The hand of a seed; nil if it does not come to the play.
  private init?(_ players: PlayerCount, seed: UInt64) {
    var round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
    while let seat = round.turn, round.publicState.play == nil {
      let move = HeuristicBot().choose(round.observation(for: seat))
      guard round.applyLegal(move) else { return nil }
    }
    guard let start = Playout(round), let contract = round.publicState.contract else {
      return nil
    }
    self.round = round
    self.start = start
    self.contract = contract
  }
}
