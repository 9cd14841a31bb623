import MueRules

/// What was known of the choices for a move when it was made.
public enum KnownChoices: Equatable, Sendable {
  /// A hint that was given for it.
  case hint(GivenHint)
  /// What the computer player that made it expected, its own choice first.
  case search([Evaluation])
}

extension Comparison {
  /// The choices for a move by what was known of them; nil if that belongs to another position or
  /// lacks the move.
  init?(of made: MadeMove, by known: KnownChoices) {
    switch known {
    case .hint(let hint):
      guard let placed = PlacedHint(hint, at: made.observation), placed.index(of: made.move) != nil
      else { return nil }
      self.init(placed)
    case .search(let evaluations):
      guard evaluations.first?.move.looks(like: made.move) == true else { return nil }
      self.init(evaluations.prefix(Hint.most + 1).filter { $0.worlds > 0 }, at: made.observation)
    }
  }

  /// What a search found, in its order as far as the figures show it.
  private init(_ evaluations: [Evaluation], at observation: Observation) {
    let figures = evaluations.map { ChoiceFigures($0) }
    var groups: [[Int]] = []
    for index in evaluations.indices {
      groups.append([index])
      while let last = groups.last, let before = groups.dropLast().last,
        last.contains(where: { index in
          before.contains { !figures[index].isBelow(figures[$0]) }
        })
      {
        groups.removeLast(2)
        groups.append(before + last)
      }
    }
    let known = Reasons(observation)
    self.init(groups) { index in
      let rival = evaluations[index == 0 ? min(1, evaluations.count - 1) : 0].move
      let rivals = known.reasons(for: rival)
      return Choice(
        evaluations[index],
        known.reasons(for: evaluations[index].move).filter { $0.favours(over: rivals) },
        isLevel: groups[0].count > 1 && groups[0].contains(index))
    }
  }

  /// The choices of a hint: those level with the best, then all others by their figures.
  private init(_ hint: PlacedHint) {
    let indices = Array(hint.moves.indices)
    let level = indices.prefix { hint.cost(of: $0) == 0 }
    let others = indices.dropFirst(level.count).map { [$0] }
    self.init([Array(level)] + others) { index in
      hint.choice(index, over: index == 0 ? min(1, indices.count - 1) : 0)
    }
  }
}
