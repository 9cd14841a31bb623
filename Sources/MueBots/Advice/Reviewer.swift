import MueRules

/// Reviews a hand from one seat, one decision at a time, so that the caller can show progress and
/// stop it.
public struct Reviewer: Sendable {
  /// The playouts for each decision, once for the search and once for the rollouts.
  ///
  /// A number instead of a time makes reviews repeatable.
  public static let playouts = 500
  /// The seed of reviews; another one gives an independent opinion.
  public static let seed: UInt64 = 1

  public let seat: Seat
  private let bot: any Bot
  /// The match before the hand; nil if it is unknown, and only points count.
  public let standing: Standing?
  /// The hints that were given in the hand, by the number of the move.
  public let hints: [Int: GivenHint]
  /// What the seat could see at each decision, and what it did.
  private let positions: [MadeMove]
  /// The indices of the decisions with more than one legal move; all others cost nothing.
  public let choices: [Int]

  /// Prepares a review by a bot of a hand, finished or not, starting at one of its moves.
  ///
  /// `peek` is the seat's open handicap. `standing` is that of the match before the hand: near the
  /// match's end a decision is judged by the chance of winning it. Nil judges by points alone. `hints`
  /// are those given in the hand, by the number of the move.
  public init(
    _ round: Round, seat: Seat, by bot: any Bot, peek: Peek = .none, in standing: Standing?,
    knowing hints: [Int: GivenHint] = [:], from start: Int = 0
  ) {
    self.seat = seat
    self.bot = bot
    self.standing = standing
    self.hints = hints
    let positions = round.madeMoves { _ in peek }.filter { $0.seat == seat && $0.index >= start }
    self.positions = positions
    choices = positions.indices.filter { !positions[$0].isForced }
  }

  public var count: Int { positions.count }

  /// Reviews one decision: the bot searches for the best move, and paired rollouts compare it with
  /// the move made.
  ///
  /// `index` counts from 0. The same seed and playouts give the same result, whatever the order of
  /// the decisions.
  public func decision(
    _ index: Int, limits: Limits, rollouts: Limits, seed: UInt64 = Reviewer.seed
  ) -> Decision {
    let made = positions[index]
    return Decision(
      made.move, at: made.observation, by: bot, limits: limits.within(standing),
      rollouts: rollouts.within(standing), seed: seed, knowing: hints[made.index])
  }
}

extension Observation {
  func isForced(_ move: Move) -> Bool {
    Reasons(self).reasons(for: move) == [.onlyChoice]
  }
}

extension Move {
  /// Whether nobody at the table could tell the moves apart: twins look alike.
  func looks(like other: Move) -> Bool { text == other.text }
}
