import MueBots
import MueRules

/// Hands played by bots, for tests to inspect.
struct Table {
  let players: PlayerCount
  let bots: [any Bot]
  let limits: Limits

  /// A table with the same bot in every seat.
  init(_ players: PlayerCount, of bot: any Bot, limits: Limits = Limits(playouts: 0)) {
    self.init(players, bots: Array(repeating: bot, count: players.number), limits: limits)
  }

  init(_ players: PlayerCount, bots: [any Bot], limits: Limits) {
    self.players = players
    self.bots = bots
    self.limits = limits
  }

  /// Plays a hand to its end.
  func play(seed: UInt64) throws -> Round { try hand(seed: seed) { _, _ in } }

  /// The positions of a hand, each with what the seat to move knows.
  func positions(seed: UInt64) throws -> [(Round, Observation)] {
    var positions: [(Round, Observation)] = []
    _ = try hand(seed: seed) { positions.append(($0, $1)) }
    return positions
  }

  private func hand(seed: UInt64, watching watch: (Round, Observation) -> Void) throws -> Round {
    let dealer = players.seats[Int(seed % UInt64(players.number))]
    var round = Round(deal: Deal(players: players, seed: seed), dealer: dealer)
    var chance = SeededGenerator(seed: seed)
    while let seat = round.turn {
      let observation = round.observation(for: seat)
      watch(round, observation)
      let move = bots[seat].choose(observation, limits: limits, seed: chance.next())
      try round.apply(move)
    }
    return round
  }
}

/// One in so many positions of a hand that heuristics play.
func somePositions(_ players: PlayerCount, of step: Int) throws -> [(Round, Observation)] {
  let positions = try Table(players, of: HeuristicBot()).positions(seed: 11)
  return stride(from: 0, to: positions.count, by: step).map { positions[$0] }
}
