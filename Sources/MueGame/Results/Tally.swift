/// How often something was tried, how often it came out well, and what it brought in all.
public struct Tally: Hashable, Sendable {
  /// How often.
  public private(set) var count = 0
  /// How often it came out well.
  public private(set) var successes = 0
  /// What it brought in all.
  public private(set) var sum = 0

  /// Nothing counted.
  public init() {}

  /// Counts one more.
  mutating func add(_ isSuccess: Bool, _ value: Int) {
    count += 1
    successes += isSuccess ? 1 : 0
    sum += value
  }

  /// The share of successes in per cent, rounded; nil when there is nothing to share.
  public var percent: Int? { count == 0 ? nil : (200 * successes + count) / (2 * count) }

  /// The average in tenths, rounded away from zero at the half; nil without anything.
  public var tenths: Int? { count == 0 ? nil : Self.tenths(sum, of: count) }

  /// A sum divided by a positive number, in tenths.
  static func tenths(_ sum: Int, of count: Int) -> Int {
    let whole = (20 * abs(sum) + count) / (2 * count)
    return sum < 0 ? -whole : whole
  }
}
