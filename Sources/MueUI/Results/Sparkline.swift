/// A row of small columns, one a number, as high as the number lies between the lowest and the
/// highest shown.
struct Sparkline {
  private let levels: [Character]

  /// Columns for a terminal with Unicode, or signs that rise for plain ASCII.
  init(unicode: Bool) { levels = Array(unicode ? "▁▂▃▄▅▆▇█" : "_.-~=+*#") }

  /// The last numbers, as many as there is room for; numbers that are all alike stand half high.
  func text(_ numbers: [Int], columns: Int) -> String {
    let shown = numbers.suffix(columns)
    guard let low = shown.min(), let high = shown.max() else { return "" }
    guard low < high else { return String(repeating: levels[levels.count / 2], count: shown.count) }
    let step = Double(levels.count - 1) / (Double(high) - Double(low))
    return String(shown.map { levels[Int((Double($0) - Double(low)) * step + 0.5)] })
  }
}
