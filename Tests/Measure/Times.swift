import Foundation

/// A list of times, in milliseconds.
struct Times {
  private(set) var sorted: [Double]

  init(_ times: [Double]) { sorted = times.sorted() }

  /// The time that a share of all does not exceed; 0 for an empty list.
  func quantile(_ share: Double) -> Double {
    sorted.isEmpty ? 0 : sorted[Int((share * Double(sorted.count - 1)).rounded(.up))]
  }

  /// Median, minimum and maximum.
  var spread: String {
    String(
      format: "median of %d %.1f ms (%.1f to %.1f)", sorted.count, quantile(0.5), quantile(0),
      quantile(1))
  }

  /// Median, 99th percentile and maximum, with the number of times.
  func tail(_ what: String) -> String {
    String(
      format: "median %.1f ms, 99th percentile %.1f ms, most %.1f ms, of %d ", quantile(0.5),
      quantile(0.99), quantile(1), sorted.count) + what
  }
}
