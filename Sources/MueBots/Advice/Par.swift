import MueRules

/// Par: what an expert scores in a seat of a deal, the other seats being as they are.
///
/// Everybody's playouts are limited by number and all chance comes from one seed, so that par is the same
/// on every machine.
public struct Par: Sendable {
  /// The playouts for each decision.
  public static let playouts = 1000

  private let players: [BotSettings]
  private let seat: Seat
  private let policies: Policies?

  /// Par of a seat among players, one for each seat; the one given for the seat itself is ignored.
  public init(of seat: Seat, among players: [BotSettings], policies: Policies? = nil) {
    self.seat = seat
    self.policies = policies
    var players = players
    players[seat.index] = BotSettings(level: .expert)
    self.players = players
  }

  /// Plays a hand from its deal to its end and returns the seat's score.
  ///
  /// Nil if it was given up, or if there are fewer players than seats.
  public func score(
    of deal: Deal, dealer: Seat, seed: UInt64, playouts: Int = Par.playouts,
    isGivenUp: @escaping @Sendable () -> Bool = { false }
  ) -> Int? {
    var round = Round(deal: deal, dealer: dealer)
    var generator = SeededGenerator(seed: seed)
    let limits = Limits(playouts: playouts, isTimeUp: isGivenUp)
    while let turn = round.turn {
      guard !isGivenUp(), turn.index < players.count else { return nil }
      let player = players[turn.index]
      let observation = round.observation(for: turn, peek: player.peek)
      let move = player.makeBot(policies).legalMove(
        observation, limits: limits, seed: generator.next())
      guard round.applyLegal(move) else { return nil }
    }
    return round.score?.score[seat]
  }
}
