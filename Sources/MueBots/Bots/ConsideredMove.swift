import MueRules

/// A move as a computer player chose it, with what it expected of its choices.
public struct ConsideredMove: Equatable, Sendable {
  public let made: MadeMove
  /// The choices that it considered, the chosen one first.
  public let evaluations: [Evaluation]

  /// Whether it is a move that was made in the same deal; twins look alike.
  public func isOf(_ other: MadeMove) -> Bool {
    let (moves, others) = (made.observation.publicState.moves, other.observation.publicState.moves)
    return moves.count == others.count && made.seat == other.seat
      && made.move.looks(like: other.move)
      && zip(moves, others).allSatisfy { $0.looks(like: $1) }
  }

  /// Whether it tried its choices out, instead of following rules or policies.
  public var isSearched: Bool { evaluations.count > 1 && evaluations[0].worlds > 0 }
}

extension Bot {
  /// The chosen move with what the bot expected of its choices, checked against the rules as `legalMove`
  /// does.
  public func considered(
    _ observation: Observation, limits: Limits, seed: UInt64,
    reporting report: (String) -> Void = { assertionFailure($0) }
  ) -> ConsideredMove {
    let evaluations = evaluate(observation, limits: limits, seed: seed)
    let move = legal(evaluations.first?.move ?? .pass, observation, reporting: report)
    return ConsideredMove(made: MadeMove(move, at: observation), evaluations: evaluations)
  }
}
