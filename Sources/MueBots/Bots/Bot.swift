import MueRules

/// A computer player: given what a seat may know, it answers with a legal move.
///
/// A bot is a pure function. The same observation, seed and number of playouts give the same move
/// on every machine; only a clock in the limits can change that.
/// ```swift
/// struct FirstMoveBot: Bot {
///   func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
///     switch observation.legalMoves {
///     case .name(let trumps): .name(trumps[0])
///     case .pick(let seats): .pick(seats[0])
///     case .play(let cards): cards.first.map(Move.play) ?? .bid(.none)
///     case .bid, nil: .bid(.none)
///     }
///   }
/// }
/// ```
public protocol Bot: Sendable {
  /// The move for the seat to move, one of `observation.legalMoves`.
  ///
  /// If it is not the seat's turn, the answer is a meaningless pass.
  func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move

  /// The moves considered, each with the bot's expectations, the chosen one first; at least one.
  func evaluate(_ observation: Observation, limits: Limits, seed: UInt64) -> [Evaluation]

  /// The policies that the bot has learned and plays hands out with; nil if it plays by heuristics.
  var policies: Policies? { get }
}

extension Bot {
  /// Only the chosen move, for a bot that does not search.
  public func evaluate(
    _ observation: Observation, limits: Limits, seed: UInt64
  ) -> [Evaluation] {
    [Evaluation(choose(observation, limits: limits, seed: seed))]
  }

  /// Nil, for a bot that has not learned anything.
  public var policies: Policies? { nil }

  /// The chosen move, checked against the rules, for games that must go on.
  ///
  /// An illegal move is a bug: `report` gets a sentence about it, which stops a debug build; a release
  /// build plays the heuristic move, which is always legal.
  public func legalMove(
    _ observation: Observation, limits: Limits, seed: UInt64,
    reporting report: (String) -> Void = { assertionFailure($0) }
  ) -> Move {
    legal(
      choose(observation, limits: limits, seed: seed), observation, reporting: report)
  }

  func legal(
    _ move: Move, _ observation: Observation, reporting report: (String) -> Void
  ) -> Move {
    guard let legal = observation.legalMoves, !legal.contains(move) else { return move }
    report("\(self) chose \(move.text), which the rules refuse")
    return HeuristicBot().choose(observation)
  }
}

/// Work on the caller's thread alone.
public struct OneThread: SearchThreads {
  public init() {}

  public var count: Int { 1 }

  /// The results of applying `work` to each item, one after another.
  public func map<Item: Sendable, Result: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) -> Result
  ) -> [Result] { items.map(work) }
}
