import MueGame

/// What one player scored, and how long it thought.
struct PlayerTally: Sendable {
  private(set) var scores = Spread()
  private(set) var times = TimeHistogram()

  mutating func count(score: Int, times: [Int]) {
    scores.count(Double(score))
    for time in times { self.times.count(time) }
  }

  func joined(with other: PlayerTally) -> PlayerTally {
    var both = self
    both.scores = scores.joined(with: other.scores)
    both.times.add(other.times)
    return both
  }

  /// The figures as members of an object of JSON.
  var members: [JSONObject.Member] {
    [
      .init("hands", .integer(scores.count)), .init("mean", .decimal(scores.mean)),
      .init("margin95", .decimal(scores.margin)),
      .init("msMedian", .decimal(times.quantile(0.5))),
      .init("msP99", .decimal(times.quantile(0.99))),
    ]
  }
}
