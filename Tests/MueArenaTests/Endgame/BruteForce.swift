import MueRules

/// Endings solved by trying everything, to compare the solver with.
struct BruteForce {
  let isChiefSide: [Bool]

  /// The card points with which the Chief's side ends.
  func points(from play: TrickPlay) -> Int {
    if play.isOver {
      return isChiefSide.indices.reduce(0) { isChiefSide[$1] ? $0 + play.points[$1] : $0 }
    }
    let results = play.legal.looks.map { card in
      var next = play
      next.play(card)
      return points(from: next)
    }
    return (isChiefSide[play.turn.index] ? results.max() : results.min()) ?? 0
  }
}
