import MueRules

/// What an expert scores in a seat of a deal, the others being as they are.
///
/// Everybody thinks by a number of playouts and from one seed, so that it comes out the same on every
/// machine.
public struct Par: Sendable {
  /// Who plays a seat: a mind, and the share of the others' cards that it is shown.
  public struct ParSeat: Sendable {
    let bot: any Bot
    let peek: Peek

    /// A mind in a seat.
    public init(_ bot: any Bot, peek: Peek = .none) {
      self.bot = bot
      self.peek = peek
    }
  }

  /// The playouts for each decision that make par what it is.
  public static let playouts = 1000

  private let sitters: [ParSeat]
  private let seat: Seat

  /// Par of a seat among sitters, one for each seat; who sits in the seat itself makes no difference.
  public init(of seat: Seat, among sitters: [ParSeat]) {
    self.seat = seat
    var sitters = sitters
    sitters[seat.index] = ParSeat(Bots.bot(BotSettings(level: .expert)))
    self.sitters = sitters
  }

  /// Plays a hand from its deal on; nil if it was given up, or a sitter is missing.
  public func score(
    of deal: Deal, dealer: Seat, seed: UInt64, playouts: Int = Par.playouts,
    isGivenUp: @escaping @Sendable () -> Bool = { false }
  ) -> Int? {
    var round = Round(deal: deal, dealer: dealer)
    var generator = SeededGenerator(seed: seed)
    let limits = Limits(playouts: playouts, isTimeUp: isGivenUp)
    while let turn = round.turn {
      guard !isGivenUp(), turn.index < sitters.count else { return nil }
      let sitter = sitters[turn.index]
      let observation = round.observation(for: turn, peek: sitter.peek)
      let move = sitter.bot.choose(observation, limits: limits, seed: generator.next())
      guard (try? round.apply(move)) != nil else { return nil }
    }
    return round.score?.score[seat]
  }
}
