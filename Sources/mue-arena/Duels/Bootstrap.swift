import MueRules

/// The 95 % interval of a mean by the bootstrap: the deals are drawn anew many times, each time as
/// many as there are, and the means that come of it show how far the mean might be off.
///
/// It is drawn with a fixed seed, so that the same deals have the same interval.
struct Bootstrap {
  static let resamples = 2000

  /// The intervals of sums over counts, for several columns of the same deals at once; nil for a
  /// column that has nothing to count in one of the draws, and for all with fewer than two deals.
  static func intervals(sums: [[Int]], counts: [[Int]]) -> [ClosedRange<Double>?] {
    let columns = sums.first?.count ?? 0
    guard sums.count > 1 else { return Array(repeating: nil, count: columns) }
    let flatSums = sums.flatMap(\.self)
    let flatCounts = counts.flatMap(\.self)
    var generator = SeededGenerator(seed: 95)
    var means = Array(repeating: [Double](), count: columns)
    for _ in 0..<resamples {
      var sum = Array(repeating: 0, count: columns)
      var count = Array(repeating: 0, count: columns)
      for _ in sums.indices {
        let row = generator.below(sums.count) * columns
        for column in 0..<columns {
          sum[column] += flatSums[row + column]
          count[column] += flatCounts[row + column]
        }
      }
      for column in 0..<columns where count[column] > 0 {
        means[column].append(Double(sum[column]) / Double(count[column]))
      }
    }
    return means.map(interval)
  }

  /// The range that holds the middle 95 % of the draws.
  private static func interval(_ means: [Double]) -> ClosedRange<Double>? {
    guard means.count == resamples else { return nil }
    let sorted = means.sorted()
    let tail = resamples / 40
    return sorted[tail]...sorted[resamples - 1 - tail]
  }
}
