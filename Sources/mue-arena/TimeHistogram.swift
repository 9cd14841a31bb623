import MueData

/// A histogram of decision times, with buckets at most 3 % wide.
///
/// It is small enough for a file, and the histograms of several machines can be added.
struct TimeHistogram: Equatable, Sendable {
  /// The number of decisions by bucket.
  private(set) var counts: [Int: Int] = [:]

  init() {}

  /// Counts a decision that took this many microseconds.
  mutating func count(_ microseconds: Int) {
    counts[Self.bucket(max(0, microseconds)), default: 0] += 1
  }

  mutating func add(_ other: TimeHistogram) {
    counts.merge(other.counts, uniquingKeysWith: +)
  }

  /// A quantile in milliseconds, for a share from 0 to 1; 0 without decisions.
  func quantile(_ share: Double) -> Double {
    let all = counts.values.reduce(0, +)
    var left = min(all - 1, Int(share * Double(all)))
    for bucket in counts.keys.sorted() {
      left -= counts[bucket] ?? 0
      if left < 0 { return Double(Self.middle(of: bucket)) / 1000 }
    }
    return 0
  }

  /// The bucket of a time: one per microsecond up to 64, then 32 per doubling.
  private static func bucket(_ microseconds: Int) -> Int {
    if microseconds < 64 { return microseconds }
    let shift = Int.bitWidth - 6 - microseconds.leadingZeroBitCount
    return 32 * shift + microseconds >> shift
  }

  private static func middle(of bucket: Int) -> Int {
    if bucket < 64 { return bucket }
    let shift = bucket / 32 - 1
    return (bucket - 32 * shift) << shift + (1 << shift) / 2
  }

  /// The buckets with their counts, sorted.
  var json: JSONValue {
    .array(counts.keys.sorted().map { .integers([$0, counts[$0] ?? 0]) })
  }

  /// Reads the output of `json`; nil for anything else.
  init?(_ value: JSONValue) {
    guard let rows = value.array else { return nil }
    for row in rows {
      guard let pair = row.integers, pair.count == 2, (0..<2000).contains(pair[0]),
        (1...1 << 40).contains(pair[1])
      else { return nil }
      counts[pair[0], default: 0] += pair[1]
    }
  }
}
