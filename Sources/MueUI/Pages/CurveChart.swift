import CellGrid
import MueBots
import MueData
import MueGame
import MueRules
import MueWords

/// The curve of a hand with a position in it: the chance from a seat as a thick line, with all cards
/// open as a thin one, and the turning points by number.
struct CurveChart {
  let curve: ContractCurve
  /// The table from the curve's seat.
  let view: GameObservation
  /// The number of moves made at the position.
  let moveCount: Int

  /// The fewest rows worth drawing.
  static let fewestRows = 6
  /// The rows beyond which more would take room from the table.
  private static let mostRows = 14
  /// The fewest rows between 100 and 0.
  private static let fewestDrawn = 3
  /// The columns of the scale.
  private static let margin = 4

  /// The rows above the table in a window.
  static func rows(in size: Size) -> Int {
    let usual = size.height - Layout.usualHeight(width: size.width)
    let room = usual >= fewestRows ? usual : size.height - Layout.minimumHeight
    return max(fewestRows, min(mostRows, max(size.height / 4, fewestRows + 2), room))
  }

  /// The rows of the chart for a block of this size.
  func rows(_ pen: Pen, width: Int, height: Int) -> [Row] {
    let legend = legend(pen, width)
    let turns = turns
    // The arrow of the position, and the numbers of the turning points.
    let room = height - legend.count - 2
    var names: [Row] = []
    for (index, turn) in turns.enumerated() {
      let rows = named(turn, index + 1, pen, width)
      if names.count + rows.count > room - Self.fewestDrawn { break }
      names += rows
    }
    let drawn = max(Self.fewestDrawn, room - names.count)
    return Array(
      (legend + [arrow(pen, width)] + canvasRows(drawn, pen, width) + [numbers(width)] + names)
        .prefix(height))
  }

  /// A turning point after its number; further rows are aligned.
  private func named(
    _ turn: ContractCurve.Turn, _ number: Int, _ pen: Pen, _ width: Int
  ) -> [Row] {
    let text = pen.rows(Narration(view).phrase(for: turn), width: width - Self.margin - 1)
    let ink: Ink = turn.point.moveCount == moveCount ? .ask : .plain
    return text.enumerated().map { row, text in
      Row(
        left: (row == 0 ? String(number) : "").leftAligned(in: Self.margin + 1),
        parts: [Row.Part(text: text, ink: ink)], ink: .heading)
    }
  }

  /// The turning points in the order of play.
  private var turns: [ContractCurve.Turn] {
    curve.turns().sorted { $0.point.moveCount < $1.point.moveCount }
  }

  /// The chances at the position, each with a sample of its line, in one row or in two.
  private func legend(_ pen: Pen, _ width: Int) -> [Row] {
    guard curve.isDone, let point = curve.point(after: moveCount) ?? curve.points.first else {
      let progress: Phrase =
        curve.points.isEmpty
        ? .curveBegins : .curveProgress(done: curve.points.count, all: curve.count)
      return [Row(left: pen.text(progress), ink: .ask)]
    }
    let samples = pen.glyphs.unicode ? ("═", "─") : ("#", ".")
    let title = pen.text(.curveTitle) + ": "
    let known = Row.Part(
      text: "\(samples.0) "
        + pen.text(.curveKnown(known: point.known, name: Narration(view).who(view.seat))),
      ink: .chartLine(0, isOnFelt: false))
    let open = Row.Part(
      text: "\(samples.1) " + pen.text(.curveOpen(open: point.open)),
      ink: .chartLine(1, isOnFelt: false))
    let gap = Row.Part(text: "   ", ink: .plain)
    for parts in [[known, gap, open]] where title.columns + parts.columns <= width {
      return [Row(left: title, parts: parts, ink: .heading)]
    }
    if [known, gap, open].columns <= width { return [Row(parts: [known, gap, open])] }
    return [Row(parts: [known]), Row(parts: [open])]
  }

  /// The columns for the lines.
  private func columns(_ width: Int) -> Int { max(1, width - Self.margin - 1) }

  /// The column of a point among those for the lines.
  private func column(of index: Int, _ width: Int) -> Int {
    index * (columns(width) - 1) / max(1, curve.count - 1)
  }

  /// The arrow above the position.
  private func arrow(_ pen: Pen, _ width: Int) -> Row {
    guard let index = curve.points.lastIndex(where: { $0.moveCount <= moveCount }) else {
      return .blank
    }
    let blanks = String(repeating: " ", count: Self.margin + 1 + column(of: index, width))
    return Row(parts: [
      Row.Part(text: blanks, ink: .plain),
      Row.Part(text: String(pen.glyphs.arrow), ink: .ask),
    ])
  }

  /// The numbers of the turning points, each below its point or beside the one before.
  private func numbers(_ width: Int) -> Row {
    var text = ""
    for (number, turn) in turns.enumerated() {
      guard let index = curve.points.firstIndex(of: turn.point) else { continue }
      let gap = column(of: index, width) - text.columns
      if text.columns >= columns(width) { break }
      text += String(repeating: " ", count: max(0, gap)) + String(number + 1)
    }
    return Row(
      left: String(repeating: " ", count: Self.margin + 1),
      parts: [Row.Part(text: text, ink: .heading)])
  }

  private func canvasRows(_ rows: Int, _ pen: Pen, _ width: Int) -> [Row] {
    let canvas = canvas(columns: columns(width), rows: rows, pen)
    return (0..<rows).map { row in
      let number: Int? =
        row == 0 ? 100 : row == rows - 1 ? 0 : rows % 2 == 1 && row == rows / 2 ? 50 : nil
      let label = (number.map { "\($0)" } ?? "").rightAligned(in: Self.margin)
      return Row(
        left: label + String(pen.glyphs.axis),
        parts: canvas.runs(row: row).map { run in
          Row.Part(text: run.text, ink: .chartLine(run.line ?? 0, isOnFelt: false))
        }, ink: .quiet)
    }
  }

  private func canvas(columns: Int, rows: Int, _ pen: Pen) -> DotCanvas {
    var canvas = DotCanvas(
      columns: columns, rows: rows, isBraille: pen.glyphs.unicode, signs: ["#", "."])
    func dots(_ chance: KeyPath<ContractCurve.Point, Int>) -> [(x: Int, y: Int)] {
      curve.points.enumerated().map { index, point in
        (
          x: index * (canvas.width - 1) / max(1, curve.count - 1),
          y: (100 - point[keyPath: chance]) * (canvas.height - 1) / 100
        )
      }
    }
    for (number, chance) in [(1, \ContractCurve.Point.open), (0, \.known)] {
      let dots = dots(chance)
      for (start, end) in zip(dots, dots.dropFirst()) {
        canvas.line(from: start, to: end, number: number, isBold: number == 0)
      }
    }
    return canvas
  }
}

/// The curve of a hand as one line of blocks, a block for each trick.
struct CurveLine {
  let curve: ContractCurve
  let view: GameObservation

  /// The row for a width; the greatest turning point is named if there is room.
  func row(_ pen: Pen, width: Int) -> Row {
    let points = curve.tricks(of: view.rules.players)
    let blocks = points.map { pen.glyphs.block(of: $0.known) }
    let title = pen.text(.curveTitle) + " "
    guard curve.isDone, let first = points.first, let last = points.last else {
      return Row(left: title + String(blocks) + String(pen.glyphs.ellipsis), ink: .felt)
    }
    let drawn = String(blocks)
    let line = title + "\(first.known)% " + drawn + " \(last.known)%"
    let turn = curve.turns(atMost: 1).first.map {
      " \(pen.glyphs.dot) " + pen.text(Narration(view).phrase(for: $0))
    }
    let ways = [turn.map { line + $0 }, line, title + drawn + " \(last.known)%", title + drawn]
    let fitting = ways.compactMap(\.self).first { $0.columns <= width }
    return Row(left: fitting ?? drawn, ink: .felt)
  }
}

extension Glyphs {
  /// A chance in per cent as a block of that height, or without blocks as a digit for its tenths.
  func block(of chance: Int) -> Character {
    let signs: [Character] = Array(unicode ? "▁▃▄▅▆▇█" : "0123456789")
    return signs[max(0, min(signs.count - 1, chance * signs.count / 100))]
  }
}
