import MueRules

/// A hand in which an expert plays one seat from the deal on, while the other seats keep their
/// players.
///
/// The expert's score is par. All playouts are limited by number and all randomness comes from one
/// seed, so that par is the same on every machine.
public struct Par: Sendable {
  public static let playouts = 1000

  private let players: [BotSettings]
  private let seat: Seat
  private let policies: Policies?
  private var round: Round
  private var generator: SeededGenerator

  /// A hand at its beginning, with a player for each seat; the player given for the expert's seat
  /// is ignored.
  public init(
    of seat: Seat, among players: [BotSettings], deal: Deal, dealer: Seat, seed: UInt64,
    policies: Policies? = nil
  ) {
    self.seat = seat
    self.policies = policies
    var players = players
    players[seat.index] = BotSettings(level: .expert)
    self.players = players
    round = Round(deal: deal, dealer: dealer)
    generator = SeededGenerator(seed: seed)
  }

  /// The expert's score; nil before the end of the hand.
  public var score: Int? { round.score?.score[seat] }

  /// Plays until the expert has made a move, or to the end of the hand.
  ///
  /// Returns false if it was given up or there are fewer players than seats; the value must not be
  /// used after that.
  public mutating func playOn(
    playouts: Int = Par.playouts, isGivenUp: @escaping @Sendable () -> Bool = { false }
  ) -> Bool {
    let limits = Limits(playouts: playouts, isTimeUp: isGivenUp)
    while let turn = round.turn {
      guard turn.index < players.count else { return false }
      let player = players[turn.index]
      let observation = round.observation(for: turn, peek: player.peek)
      let move = player.makeBot(policies).legalMove(
        observation, limits: limits, seed: generator.next())
      guard !isGivenUp(), round.applyLegal(move) else { return false }
      if turn == seat { return true }
    }
    return true
  }
}
