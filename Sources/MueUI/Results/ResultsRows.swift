import CellGrid
import MueGame
import MueWords

/// The results as rows, for the page of results and for `mue stats`: first the best, then the figures
/// of a span.
struct ResultsRows {
  let results: Results
  let span: Span
  let pen: Pen
  let width: Int

  /// Distances of a table's columns from the right edge.
  static let columns = [20, 10, 0]

  var figures: Statistics { results.figures(span) }

  /// All rows.
  var rows: [Row] {
    let parts =
      figures.hands.count == 0
      ? [wrapped(.resultsNoHands)]
      : [matches, hands, contracts, opponents, rest].filter { !$0.isEmpty }
    return Array(([best] + parts).joined(separator: [Row.blank]))
  }

  // MARK: - Building rows

  func heading(_ phrase: Phrase, _ heads: [Phrase] = []) -> Row {
    Row(left: pen.text(phrase), columns: columns(heads.map(pen.text)), ink: .heading)
  }

  /// A line of a table.
  func line(_ name: String, _ cells: [String]) -> Row {
    let room = width - Self.columns[0] - 6
    let name = pen.look.shown(name).fitted(to: room, ellipsis: pen.glyphs.ellipsis)
    return Row(left: " " + name, columns: columns(cells))
  }

  /// A line of a name and one value.
  func line(_ phrase: Phrase, _ value: String) -> Row {
    Row(left: " " + pen.text(phrase), columns: [Row.Column(text: value, fromRight: 0)])
  }

  /// A line of a table about a tally: how many, how many of them well, the average.
  func line(_ name: String, _ tally: Tally) -> Row {
    line(name, [String(tally.count), percent(tally), tally.tenths.map(signed) ?? ""])
  }

  func wrapped(_ phrase: Phrase) -> [Row] {
    pen.text(phrase).wrapped(to: width - 1).map { Row(left: " " + $0, ink: .quiet) }
  }

  func percent(_ tally: Tally) -> String {
    tally.percent.map { pen.text(.percent(share: $0)) } ?? ""
  }

  /// A number of tenths with the language's decimal sign.
  func decimal(_ tenths: Int) -> String {
    let whole = (tenths < 0 ? "−" : "") + String(abs(tenths) / 10)
    return pen.text(.decimal(whole: whole, tenth: abs(tenths) % 10))
  }

  /// The same with a sign unless it is 0.
  func signed(_ tenths: Int) -> String { (tenths > 0 ? "+" : "") + decimal(tenths) }

  /// A row with the last of some numbers as a small chart; none of fewer than two.
  func chart(_ phrase: Phrase, _ numbers: [Int]) -> [Row] {
    guard numbers.count > 1 else { return [] }
    let room = width - pen.text(phrase).columns - 3
    let chart = Sparkline(unicode: pen.glyphs.unicode).text(numbers, columns: min(room, 30))
    return [line(phrase, chart)]
  }

  private func columns(_ texts: [String]) -> [Row.Column] {
    zip(texts, Self.columns).map { Row.Column(text: $0, fromRight: $1) }
  }
}
