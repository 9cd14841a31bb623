/// Counts attempts and successes, and sums up their points.
public struct Tally: Hashable, Sendable {
  public private(set) var count = 0
  public private(set) var successes = 0
  public private(set) var sum = 0

  mutating func add(_ isSuccess: Bool, _ value: Int) {
    count += 1
    successes += isSuccess ? 1 : 0
    sum += value
  }

  /// The share of successes in per cent, rounded; nil if nothing was counted.
  public var percent: Int? { count == 0 ? nil : (200 * successes + count) / (2 * count) }

  /// The average in tenths, halves rounded away from zero; nil if nothing was counted.
  public var tenths: Int? { count == 0 ? nil : Self.tenths(sum, of: count) }

  /// A sum divided by a positive number, in tenths.
  static func tenths(_ sum: Int, of count: Int) -> Int {
    let whole = (20 * abs(sum) + count) / (2 * count)
    return sum < 0 ? -whole : whole
  }
}
