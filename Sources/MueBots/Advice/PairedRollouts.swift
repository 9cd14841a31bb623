import MueRules

/// Some moves, each played out to the end of the hand in the same imagined worlds.
///
/// A search tells which moves matter; this tells what they bring. The worlds are fresh ones, so that
/// the luck by which a move won the search does not count for it again.
struct PairedRollouts: Sendable {
  /// What became of each move, in the order given.
  private(set) var prospects: [RolloutSummary]
  /// Sums of what each move scored beyond the last of them, and of the squares of that.
  private var gains: [(sum: Int, squares: Int)]

  /// So many worlds are looked into even when the time is up, so that there is something to tell.
  private static let fewestWorlds = 16

  /// Looks into worlds that fit an observation, as far as the limits go.
  init(_ observation: Observation, of moves: [Move], limits: Limits, seed: UInt64) {
    prospects = moves.map { RolloutSummary($0, players: observation.players) }
    gains = moves.map { _ in (0, 0) }
    var worlds = MetropolisSampler(observation, skill: .expert)
    let utility = Utility(observation.seat, limits.standing)
    var generator = SeededGenerator(seed: seed)
    for number in 0..<limits.playouts / max(1, moves.count) {
      if number >= Self.fewestWorlds, limits.isTimeUp() { return }
      guard let world = worlds.world(using: &generator).round(observation.publicState) else {
        continue
      }
      let table = HeuristicTable(world, utility: utility)
      count(prospects.indices.map { prospects[$0].look(into: world, at: table, utility) })
    }
  }

  private mutating func count(_ outcomes: [PlayoutOutcome]) {
    guard let last = outcomes.last else { return }
    for index in gains.indices {
      let gain = outcomes[index].score - last.score
      gains[index].sum += gain
      gains[index].squares += gain * gain
    }
  }

  /// What a move scores on average beyond the last one, 0 when that is within twice the error of
  /// such a mean or less than nothing.
  func gain(of index: Int) -> Double {
    let worlds = Double(prospects[index].tally.worlds)
    guard worlds > 1 else { return 0 }
    let mean = Double(gains[index].sum) / worlds
    let variance = max(0, Double(gains[index].squares) / worlds - mean * mean)
    return mean > 2 * (variance / (worlds - 1)).squareRoot() ? mean : 0
  }
}
