import MueBots
import MueGame
import MueRules

/// The answer to a puzzle: whether the person's move is right, the values of the moves, and
/// reasons.
public struct PuzzleAnswer: Sendable {
  /// Whether the move costs less than a mistake.
  public let isRight: Bool
  public let verdict: Phrase
  /// The cost of the move, the values of all moves, the reasons for the best one, and how many find
  /// it.
  public let lines: [Phrase]

  /// The answer to a move; nil if the puzzle has no value for it.
  ///
  /// `name` returns the name of a seat. A mistake in a drill does not return later.
  public init?(
    _ puzzle: Puzzle, to move: Move, isDrill: Bool = false, naming name: (Seat) -> String
  ) {
    guard let cost = puzzle.cost(of: move) else { return nil }
    isRight = cost < Puzzle.tolerance
    verdict = isRight ? .practiceRight : isDrill ? .drillMissed : .practiceMissed
    let loss =
      cost == 0
      ? nil
      : Phrase.practiceCost(
        made: move.phrase(naming: name), cost: (Double(cost) / 10).inTenths,
        best: puzzle.best.move.phrase(naming: name))
    let values = puzzle.moves.map { move in
      Phrase.practiceValue(
        move: move.move.shortPhrase(naming: name), value: (Double(move.tenths) / 10).inTenths)
    }
    // Some languages use commas within numbers, so there is none between them.
    let listed = values.dropFirst().reduce(values[0]) {
      .practiceNextValue(before: $0, after: $1)
    }
    let known = Reasons(puzzle.observation)
    let rivals = known.reasons(for: puzzle.moves[1].move)
    let reasons = known.reasons(for: puzzle.best.move).filter { $0.favours(over: rivals) }.prefix(2)
      .map { $0.phrase(for: puzzle.best.move, naming: name) }
    let finders = puzzle.finders[.club].map { Phrase.practiceFinders(percent: $0) }
    lines =
      [loss].compactMap(\.self) + [.practiceValues(values: listed)]
      + reasons + [finders].compactMap(\.self)
  }
}

extension Drill {
  public var title: Phrase {
    switch self {
    case .bid: .drillBid
    case .naming: .drillNaming
    case .fifthTrick: .drillFifth
    case .trumpCount: .drillCount
    }
  }

  public var purpose: Phrase {
    switch self {
    case .bid: .drillBidPurpose
    case .naming: .drillNamingPurpose
    case .fifthTrick: .drillFifthPurpose
    case .trumpCount: .drillCountPurpose
    }
  }
}
