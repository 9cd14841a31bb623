import Platform

/// Which deals of a seed are played: `200` for the first 200, or `1000..1999`.
struct DealRange: Hashable, Sendable {
  let numbers: ClosedRange<Int>

  /// The highest number of a deal.
  static let most = 10_000_000

  init(_ numbers: ClosedRange<Int>) { self.numbers = numbers }

  /// Reads what stands behind an option.
  init(_ text: String, option: String) throws(OptionError) {
    let ends = text.split(separator: "..", omittingEmptySubsequences: false)
    let bounds = ends.compactMap { Int($0) }
    guard bounds.count == ends.count, (1...2).contains(ends.count), let last = bounds.last else {
      throw .notANumber(option: option, value: text)
    }
    let first = bounds.count == 2 ? bounds[0] : 1
    guard (1...Self.most).contains(first) else {
      throw .outOfRange(option: option, value: first, range: 1...Self.most)
    }
    guard (first...Self.most).contains(last) else {
      throw .outOfRange(option: option, value: last, range: first...Self.most)
    }
    numbers = first...last
  }
}
