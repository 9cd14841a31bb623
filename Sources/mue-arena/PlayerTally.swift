/// What one player scored, and how long it thought.
struct PlayerTally {
  private(set) var scores = Spread()
  private var times: [Duration] = []

  mutating func count(score: Int, times: [Duration]) {
    scores.count(Double(score))
    self.times += times
  }

  func joined(with other: PlayerTally) -> PlayerTally {
    var both = self
    both.scores = scores.joined(with: other.scores)
    both.times += other.times
    return both
  }

  /// The time that a share of the decisions stayed below.
  func quantile(_ share: Double) -> Duration {
    let sorted = times.sorted()
    guard !sorted.isEmpty else { return .zero }
    return sorted[min(sorted.count - 1, Int(share * Double(sorted.count)))]
  }
}
