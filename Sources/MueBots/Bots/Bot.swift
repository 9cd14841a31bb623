import MueRules

/// Whoever can play a seat: given what the seat may know, it answers with a legal move.
///
/// A mind is a pure function. The same observation, the same seed and the same number of playouts
/// give the same move on every machine; only a clock in the limits can change that.
public protocol Bot: Sendable {
  /// The move for the seat to move, one of `observation.legalMoves`.
  ///
  /// When the seat is not asked for anything the answer means nothing; it is a pass.
  func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move

  /// What the mind makes of the moves that it thought about, the chosen one first.
  func evaluate(_ observation: Observation, limits: Limits, seed: UInt64) -> [Evaluation]
}

extension Bot {
  /// The chosen move alone, by a mind that plays nothing out.
  public func evaluate(
    _ observation: Observation, limits: Limits, seed: UInt64
  ) -> [Evaluation] {
    [Evaluation(choose(observation, limits: limits, seed: seed))]
  }
}

/// How long a mind may think about one move.
public struct Limits: Sendable {
  /// The most playouts, at least 0; with none a mind answers by its rules of thumb.
  public let playouts: Int
  /// Whether the time is up; asked every few playouts, and never by a mind that makes none.
  public let isTimeUp: @Sendable () -> Bool
  /// Where the match stands; nil to play each hand for its own score.
  public let standing: Standing?

  /// For how long a computer player at a table thinks about a move at most, in milliseconds.
  public static let tableMilliseconds = 250

  /// No search runs for ever: without a number this is the most playouts for one move.
  public static let mostPlayouts = 20_000

  /// Limits by a number of playouts, by time, or both; by a number alone thinking is reproducible.
  public init(
    playouts: Int = Limits.mostPlayouts, standing: Standing? = nil,
    isTimeUp: @escaping @Sendable () -> Bool = { false }
  ) {
    self.standing = standing
    self.playouts = max(0, playouts)
    self.isTimeUp = isTimeUp
  }

  /// The same limits with no more than some playouts.
  func atMost(_ most: Int) -> Limits {
    Limits(playouts: min(playouts, most), standing: standing, isTimeUp: isTimeUp)
  }
}

/// Where a match stands before the hand being played.
public struct Standing: Hashable, Sendable {
  /// What each seat has scored so far.
  public let totals: [Int]
  /// When the match ends.
  public let end: MatchRules.End
  /// The hands that are over.
  public let hands: Int

  /// A standing; `totals` has a number for every seat.
  public init(totals: [Int], end: MatchRules.End, hands: Int) {
    self.totals = totals
    self.end = end
    self.hands = hands
  }

  /// Where a match stands now.
  public init(_ match: Match) {
    self.init(totals: match.totals, end: match.rules.end, hands: match.scores.count)
  }
}

/// What a mind makes of one move.
public struct Evaluation: Hashable, Sendable {
  /// The move.
  public let move: Move
  /// In how many imagined worlds it was played out; 0 by rules of thumb.
  public let worlds: Int
  /// The mean score of the hand, points and bonus, in those worlds.
  public let score: Double
  /// The chance that the contract is made: the share of those worlds in which it was, and before the
  /// play what experience makes of that for an expert Chief.
  public let chanceOfMaking: Double

  /// A move that nothing was played out for.
  init(_ move: Move) {
    self.move = move
    worlds = 0
    score = 0
    chanceOfMaking = 0
  }

  init(_ move: Move, _ tally: SuccessiveHalving.Tally, isPromise: Bool = false) {
    self.move = move
    worlds = tally.worlds
    let worlds = Double(max(1, tally.worlds))
    score = Double(tally.score) / worlds
    let share = Double(tally.made) / worlds
    chanceOfMaking = isPromise ? Calibration.chance(behind: share) : share
  }
}
