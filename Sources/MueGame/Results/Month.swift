/// A calendar month, written `2026-11`.
public struct Month: Hashable, Comparable, Sendable {
  private let year: Int
  /// The month of the year, from 1.
  private let month: Int

  public init(of day: Day) { (year, month) = (day.year, day.month) }

  private init(year: Int, month: Int) { (self.year, self.month) = (year, month) }

  public var next: Month {
    month == 12 ? Month(year: year + 1, month: 1) : Month(year: year, month: month + 1)
  }

  public var text: String { "\(year.digits(atLeast: 4))-\(month.digits(atLeast: 2))" }

  public var days: [Day] { (1...31).compactMap { Day(year: year, month: month, day: $0) } }

  /// The weeks, from Monday to Sunday; nil for days of other months.
  public var weeks: [[Day?]] {
    let days = days
    let before = days.first?.weekday ?? 0
    let places = Array(repeating: nil, count: before) + days
    return stride(from: 0, to: places.count, by: 7).map { start in
      (start..<start + 7).map { places.indices.contains($0) ? places[$0] : nil }
    }
  }

  /// Whether a month comes before another one.
  public static func < (one: Month, other: Month) -> Bool {
    (one.year, one.month) < (other.year, other.month)
  }
}

extension Day {
  /// The day of the week, from 0 for Monday to 6.
  var weekday: Int { (number + 1) % 7 }
}
