/// A mean with its 95 % interval.
struct Estimate: Equatable {
  /// The mean; nil of nothing.
  let mean: Double?
  /// The interval; nil of too little.
  let interval: ClosedRange<Double>?

  /// Mean and interval as text: `10.74 (8.70 … 12.81)`.
  var text: String {
    guard let mean else { return "–" }
    guard let interval else { return Figures.fixed(mean) }
    let ends = [interval.lowerBound, interval.upperBound].map { Figures.fixed($0) }
    return "\(Figures.fixed(mean)) (\(ends[0]) … \(ends[1]))"
  }

  /// Mean and half the interval's width, for a cell of a table: `10.7 ± 2.1`.
  var cell: String {
    guard let mean else { return "–" }
    guard let interval else { return Figures.fixed(mean, places: 1) }
    let margin = (interval.upperBound - interval.lowerBound) / 2
    return "\(Figures.fixed(mean, places: 1)) ± \(Figures.fixed(margin, places: 1))"
  }
}
