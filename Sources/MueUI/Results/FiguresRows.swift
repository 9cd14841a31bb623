import CellGrid
import MueData
import MueGame
import MueWords

/// Figures as rows of tables, for a page and for lines of text.
protocol FiguresRows {
  var pen: Pen { get }
  var width: Int { get }
}

extension FiguresRows {
  /// The distances of a table's columns from the right edge.
  private var columns: [Int] { [20, 10, 0] }

  func heading(_ phrase: Phrase, _ heads: [Phrase] = []) -> Row {
    Row(left: pen.text(phrase), columns: cells(heads.map(pen.text)), ink: .heading)
  }

  /// A row of a table.
  func line(_ name: String, _ texts: [String]) -> Row {
    let room = width - columns[0] - 6
    let name = pen.look.shown(name).fitted(to: room, ellipsis: pen.glyphs.ellipsis)
    return Row(left: " " + name, columns: cells(texts))
  }

  /// A row with a name and one value.
  func line(_ phrase: Phrase, _ value: String) -> Row {
    Row(left: " " + pen.text(phrase), columns: [Row.Column(text: value, fromRight: 0)])
  }

  /// A table row for a tally: the number, the successes, the average.
  func line(_ name: String, _ tally: Tally) -> Row {
    line(name, [String(tally.count), percent(tally), tally.tenths.map(signed) ?? ""])
  }

  func wrapped(_ phrase: Phrase, _ ink: Ink = .quiet) -> [Row] {
    pen.rows(phrase, width: width - 1).map { Row(left: " " + $0, ink: ink) }
  }

  func percent(_ tally: Tally) -> String {
    tally.percent.map { pen.text(.percent(share: $0)) } ?? ""
  }

  /// A number given in tenths, with the language's decimal separator.
  func decimal(_ tenths: Int) -> String {
    let whole = (tenths < 0 ? "−" : "") + String(abs(tenths) / 10)
    return pen.text(.decimal(whole: whole, tenth: abs(tenths) % 10))
  }

  /// The same with a plus sign for positive numbers.
  func signed(_ tenths: Int) -> String { (tenths > 0 ? "+" : "") + decimal(tenths) }

  /// A row with a sparkline of the latest numbers; none for fewer than two numbers.
  func chart(_ phrase: Phrase, _ numbers: [Int]) -> [Row] {
    guard numbers.count > 1 else { return [] }
    let room = width - pen.text(phrase).columns - 3
    let chart = Sparkline(unicode: pen.glyphs.unicode).text(numbers, columns: min(room, 30))
    return [line(phrase, chart)]
  }

  private func cells(_ texts: [String]) -> [Row.Column] {
    zip(texts, columns).map { Row.Column(text: $0, fromRight: $1) }
  }
}

/// A sparkline: one small bar for each number, scaled between the lowest and the highest shown.
struct Sparkline {
  private let levels: [Character]

  /// Bars for a terminal with Unicode, or characters of increasing height for plain ASCII.
  init(unicode: Bool) { levels = Array(unicode ? "▁▂▃▄▅▆▇█" : "_.-~=+*#") }

  /// The latest numbers, as many as fit; if all are equal, they are drawn at half height.
  func text(_ numbers: [Int], columns: Int) -> String {
    let shown = numbers.suffix(columns)
    guard let low = shown.min(), let high = shown.max() else { return "" }
    guard low < high else { return String(repeating: levels[levels.count / 2], count: shown.count) }
    let step = Double(levels.count - 1) / (Double(high) - Double(low))
    return String(shown.map { levels[Int((Double($0) - Double(low)) * step + 0.5)] })
  }
}
