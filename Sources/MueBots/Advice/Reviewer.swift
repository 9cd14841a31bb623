import MueRules

/// Reviews a hand from one seat, one decision at a time, so that the caller can show progress and
/// stop it.
public struct Reviewer: Sendable {
  /// The playouts for each decision, once for the search and once for the rollouts.
  ///
  /// A number instead of a time makes reviews repeatable.
  public static let playouts = 500

  public let seat: Seat
  private let bot: any Bot
  /// The match before the hand; nil if it is unknown, and only points count.
  private let standing: Standing?
  /// Where in the hand each decision is, what the seat could see, and what it did.
  private let positions: [(moveIndex: Int, observation: Observation, move: Move)]
  /// The indices of the decisions with more than one legal move; all others cost nothing.
  public let choices: [Int]

  /// Prepares a review by a bot of a hand, finished or not, starting at one of its moves.
  ///
  /// `peek` is the seat's open handicap. `standing` is that of the match before the hand: near the
  /// match's end a decision is judged by the chance of winning it. Nil judges by points alone.
  public init(
    _ round: Round, seat: Seat, by bot: any Bot, peek: Peek = .none, in standing: Standing?,
    from start: Int = 0
  ) {
    self.seat = seat
    self.bot = bot
    self.standing = standing
    var replay = Round(deal: round.deal, dealer: round.publicState.dealer)
    var positions: [(moveIndex: Int, observation: Observation, move: Move)] = []
    for (moveIndex, move) in round.publicState.moves.enumerated() {
      if replay.turn == seat, moveIndex >= start {
        positions.append((moveIndex, replay.observation(for: seat, peek: peek), move))
      }
      guard replay.applyLegal(move) else { break }
    }
    self.positions = positions
    choices = positions.indices.filter {
      !positions[$0].observation.isForced(positions[$0].move)
    }
  }

  public var count: Int { positions.count }

  /// Reviews one decision: the bot searches for the best move, and paired rollouts compare it with
  /// the move made.
  ///
  /// `index` counts from 0. The same seed and playouts give the same result, whatever the order of
  /// the decisions.
  public func decision(_ index: Int, limits: Limits, rollouts: Limits, seed: UInt64) -> Decision {
    let (moveIndex, observation, made) = positions[index]
    return Decision(
      made, at: observation, moveIndex: moveIndex, by: bot, limits: limits.within(standing),
      rollouts: rollouts.within(standing), seed: seed)
  }
}

extension Observation {
  fileprivate func isForced(_ move: Move) -> Bool {
    Reasons(self).reasons(for: move) == [.onlyChoice]
  }
}

extension Move {
  /// Whether nobody at the table could tell the moves apart: twins look alike.
  fileprivate func looks(like other: Move) -> Bool { text == other.text }
}

/// One decision of a seat in a hand, and its cost.
public struct Decision: Equatable, Sendable {
  /// Its number among all moves of the hand, from 0.
  public let moveIndex: Int
  /// What the seat could see then.
  public let observation: Observation
  public let made: Choice
  public let best: Choice
  /// What the best move brings beyond the move made, in points, rounded to tenths as it is shown
  /// and stored; 0 if neither is clearly better.
  ///
  /// Near the end of a match each per cent of the chance to win it counts as two points.
  public let cost: Double

  public var isForced: Bool { made.reasons == [.onlyChoice] }
}

extension Decision {
  /// Reviews a move at a position, made or about to be made, as `Reviewer.decision` does.
  ///
  /// `moveIndex` is its number among all moves of the hand, from 0; the limits include the standing
  /// of the match.
  public init(
    _ made: Move, at observation: Observation, moveIndex: Int, by bot: any Bot, limits: Limits,
    rollouts: Limits, seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed ^ UInt64(moveIndex) << 32)
    let chosen =
      observation.isForced(made)
      ? made : bot.choose(observation, limits: limits, seed: generator.next())
    let best = chosen.looks(like: made) ? made : chosen
    let moves = best == made ? [made] : [best, made]
    let rollouts = PairedRollouts(
      observation, of: moves, by: bot.policies, limits: rollouts, seed: generator.next())
    let summaries = rollouts.summaries
    let choices = summaries.indices.map { index in
      let rival = moves.count > 1 ? summaries[1 - index] : nil
      return Choice(summaries[index], against: rival, rollouts.utility, observation)
    }
    let cost = (10 * rollouts.cost(of: moves.count - 1)).rounded() / 10
    let last = choices[choices.count - 1]
    self.init(
      moveIndex: moveIndex, observation: observation, made: last,
      best: cost > 0 ? choices[0] : last,
      cost: cost)
  }
}

/// A review of a hand from one seat: each decision and its cost.
public struct HandReview: Equatable, Sendable {
  public let seat: Seat
  /// The decisions in the order in which they were made.
  public let decisions: [Decision]

  public init(seat: Seat, decisions: [Decision]) {
    self.seat = seat
    self.decisions = decisions
  }

  /// The cost of all decisions together, in points.
  public var cost: Double { decisions.reduce(0) { $0 + $1.cost } }

  /// The most costly decisions, the most costly first; decisions without cost are left out.
  public func dearest(_ count: Int = 3) -> [Decision] {
    let costly = decisions.filter { $0.cost > 0 }
    return Array(costly.sorted { ($1.cost, $0.moveIndex) < ($0.cost, $1.moveIndex) }.prefix(count))
  }
}
