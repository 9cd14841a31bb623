import MueRules
import Platform

/// Formats numbers and columns as text.
enum Figures {
  static func fixed(_ number: Double, places: Int = 2) -> String {
    withVaList([number]) { number in
      String(unsafeUninitializedCapacity: 400) { text in
        text.withMemoryRebound(to: CChar.self) { text in
          min(399, max(0, Int(vsnprintf(text.baseAddress, text.count, "%.\(places)f", number))))
        }
      }
    }
  }

  static func percent(_ part: Int, of whole: Int) -> String {
    whole == 0 ? "–" : fixed(100 * Double(part) / Double(whole), places: 1) + " %"
  }

  static func mean(_ sum: Int, of count: Int) -> String {
    count == 0 ? "–" : fixed(Double(sum) / Double(count))
  }

  /// A count with its noun: `1 deal`, `2 deals`.
  static func count(_ number: Int, _ thing: String) -> String {
    "\(number) \(thing)\(number == 1 ? "" : "s")"
  }

  /// Rows as lines, with the first column left-aligned and the others right-aligned.
  static func columns(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, text in
        let blanks = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 ? text + blanks : blanks + text
      }.joined(separator: "  ")
    }
  }
}

/// The count, mean and spread of numbers.
struct Spread: Sendable {
  private(set) var count = 0
  private var sum = 0.0
  private var squares = 0.0

  mutating func count(_ number: Double) {
    count += 1
    sum += number
    squares += number * number
  }

  func joined(with other: Spread) -> Spread {
    var both = self
    both.count += other.count
    both.sum += other.sum
    both.squares += other.squares
    return both
  }

  var mean: Double { count == 0 ? 0 : sum / Double(count) }

  /// Half the width of the 95 % interval of the mean.
  var margin: Double {
    guard count > 1 else { return 0 }
    let variance = max(0, squares - sum * mean) / Double(count - 1)
    return 1.96 * (variance / Double(count)).squareRoot()
  }

  var meanText: String { Figures.fixed(mean) }
  var marginText: String { Figures.fixed(margin) }
}

/// A mean with its 95 % interval.
struct Estimate: Equatable {
  /// The mean; nil without data.
  let mean: Double?
  /// The interval; nil without enough data.
  let interval: ClosedRange<Double>?

  /// Mean and interval as text: `10.74 (8.70 … 12.81)`.
  var text: String {
    guard let mean else { return "–" }
    guard let interval else { return Figures.fixed(mean) }
    let ends = [interval.lowerBound, interval.upperBound].map { Figures.fixed($0) }
    return "\(Figures.fixed(mean)) (\(ends[0]) … \(ends[1]))"
  }

  /// The mean and half the interval's width, for a cell of a table: `10.7 ± 2.1`.
  var cell: String {
    guard let mean else { return "–" }
    guard let interval else { return Figures.fixed(mean, places: 1) }
    let margin = (interval.upperBound - interval.lowerBound) / 2
    return "\(Figures.fixed(mean, places: 1)) ± \(Figures.fixed(margin, places: 1))"
  }
}

/// The 95 % interval of a mean, by the percentile bootstrap over deals.
///
/// The deals are resampled with replacement 2,000 times; a fixed seed makes the interval
/// reproducible.
struct Bootstrap {
  static let resamples = 2000

  /// The intervals of ratios of sums to counts, for several columns of the same deals at once.
  ///
  /// Nil for a column with a count of 0 in one of the resamples, and for all columns with fewer than two
  /// deals.
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

  /// The range of the middle 95 % of the resamples.
  private static func interval(_ means: [Double]) -> ClosedRange<Double>? {
    guard means.count == resamples else { return nil }
    let sorted = means.sorted()
    let tail = resamples / 40
    return sorted[tail]...sorted[resamples - 1 - tail]
  }
}
