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

  /// Plays a hand to its end, showing each position to somebody before the move is made.
  func play(
    seed: UInt64, watching watch: (Round, Observation) throws -> Void = { _, _ in }
  ) throws -> Round {
    let dealer = players.seats[Int(seed % UInt64(players.number))]
    var round = Round(deal: Deal(players: players, seed: seed), dealer: dealer)
    var chance = SeededGenerator(seed: seed)
    while let seat = round.turn {
      let observation = round.observation(for: seat)
      try watch(round, observation)
      let move = bots[seat].choose(observation, limits: limits, seed: chance.next())
      try round.apply(move)
    }
    return round
  }
}

/// Shows one in so many positions of a hand that heuristics play.
func somePositions(
  _ players: PlayerCount, of step: Int, look: (Round, Observation) throws -> Void
) throws {
  var positions = 0
  _ = try Table(players, of: HeuristicBot()).play(seed: 11) { round, observation in
    if positions % step == 0 { try look(round, observation) }
    positions += 1
  }
}
