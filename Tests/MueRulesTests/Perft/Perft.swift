@testable import MueRules

extension Round {
  /// The number of lines of play from here, of `depth` moves or fewer where the hand ends.
  func lines(depth: Int) throws -> Int {
    guard depth > 0, let moves = legalMoves else { return 1 }
    let all = moves.all
    if depth == 1 { return all.count }
    return try all.reduce(0) { sum, move in
      var next = self
      try next.apply(move)
      return try sum + next.lines(depth: depth - 1)
    }
  }
}

extension PlainHand {
  /// The same count by the second reading of the rules.
  func lines(depth: Int) -> Int {
    guard depth > 0, stage != .over else { return 1 }
    let moves = moves
    if depth == 1 { return moves.count }
    return moves.reduce(0) { sum, move in
      var next = self
      next.make(move)
      return sum + next.lines(depth: depth - 1)
    }
  }
}
