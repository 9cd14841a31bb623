import CellGrid
import MueData
import MueGame
import MueRules
import MueWords

/// The chart of a match: each seat's totals as a line, with the player's name at its end.
///
/// Without colours, a letter on each line distinguishes it from the others.
struct MatchChart {
  let view: GameObservation

  /// The fewest rows worth drawing, including the heading.
  static let fewestRows = 6

  /// The rows of the chart for a block of this size; none before a second hand, since one step
  /// shows no more than the totals do, or without room.
  func rows(_ pen: Pen, width: Int, height: Int, ink: Ink = .plain, quiet: Ink = .quiet) -> [Row] {
    let height = height - 1
    guard view.scores.count > 1, width >= 30,
      height >= max(Self.fewestRows - 1, view.rules.players.number)
    else { return [] }
    let scale = scale
    let margin = max(String(scale.low).count, String(scale.high).count)
    let names = names(pen, columns: min(12, width / 4))
    let nameColumns = names.map(\.columns).max() ?? 0
    let canvas = canvas(
      scale, columns: width - margin - 1 - 1 - nameColumns, rows: height, pen)
    let named = seatsByRow(scale, rows: height)
    let zero = row(of: 0, scale, rows: height)
    let drawing = (0..<height).map { row in
      let number: Int? =
        row == 0 ? scale.high : row == height - 1 ? scale.low : row == zero ? 0 : nil
      let label = (number.map(\.withMinus) ?? "").rightAligned(in: margin)
      let name = named[row].map { names[$0] } ?? ""
      let lines = canvas.runs(row: row).map { run in
        Row.Part(text: run.text, ink: .chartLine(run.line ?? 0, isOnFelt: ink == .felt))
      }
      let end = Row.Part(
        text: " " + name.leftAligned(in: nameColumns),
        ink: .chartLine(named[row].map(line) ?? 0, isOnFelt: ink == .felt))
      return Row(left: label + String(pen.glyphs.axis), parts: lines + [end], ink: ink)
    }
    return [Row(left: pen.text(.chartTitle), ink: quiet)] + drawing
  }

  /// The number of a seat's line; the person's is 0.
  private func line(of seat: Seat) -> Int {
    (seat.index - view.seat.index + view.rules.players.number) % view.rules.players.number
  }

  /// The names by seat; without colours, each follows its letter.
  private func names(_ pen: Pen, columns: Int) -> [String] {
    view.rules.players.seats.map { seat in
      pen.look.hasColors
        ? pen.name(seat, in: view, columns: columns)
        : "\(letters[seat]) " + pen.name(seat, in: view, columns: columns)
    }
  }

  private func row(of total: Int, _ scale: (low: Int, high: Int), rows: Int) -> Int {
    (scale.high - total) * (rows - 1) / (scale.high - scale.low)
  }

  /// The seats by the rows of their names: the end of the line, or the nearest row that is free.
  private func seatsByRow(_ scale: (low: Int, high: Int), rows: Int) -> [Int: Seat] {
    let seats = view.rules.players.seats.sorted { view.totals[$0] > view.totals[$1] }
    var placed: [Int] = []
    for seat in seats {
      let row = row(of: view.totals[seat], scale, rows: rows)
      placed.append(max(row, (placed.last ?? -1) + 1))
    }
    for index in placed.indices {
      placed[index] = min(placed[index], rows - placed.count + index)
    }
    return Dictionary(uniqueKeysWithValues: zip(placed, seats))
  }

  /// Every seat's totals, each list beginning with 0.
  private var totals: [[Int]] {
    view.rules.players.seats.map { seat in
      view.scores.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.score[seat]) }
    }
  }

  /// The lowest and the highest total, made at least 10 apart.
  private var scale: (low: Int, high: Int) {
    let all = totals.joined()
    let low = min(0, all.min() ?? 0)
    return (low, max(low + 10, all.max() ?? 0))
  }

  private func canvas(
    _ scale: (low: Int, high: Int), columns: Int, rows: Int, _ pen: Pen
  ) -> DotCanvas {
    var canvas = DotCanvas(columns: columns, rows: rows, isBraille: pen.glyphs.unicode)
    let hands = view.scores.count
    func points(of seat: Seat) -> [(x: Int, y: Int)] {
      totals[seat].enumerated().map { hand, total in
        (
          x: hand * (canvas.width - 1) / hands,
          y: (scale.high - total) * (canvas.height - 1) / (scale.high - scale.low)
        )
      }
    }
    // A later line covers an earlier one, and the person's covers all.
    for seat in view.rules.players.seats.sorted(by: { line(of: $0) > line(of: $1) }) {
      let points = points(of: seat)
      for (start, end) in zip(points, points.dropFirst()) {
        canvas.line(from: start, to: end, number: line(of: seat), isBold: seat == view.seat)
      }
    }
    if pen.look.hasColors { return canvas }
    // Letters may cover each other, so the leaders' letters are drawn first.
    for seat in view.rules.players.seats.sorted(by: { view.totals[$0] > view.totals[$1] }) {
      for point in points(of: seat).dropFirst().reversed() {
        canvas.mark(letters[seat], x: point.x, y: point.y, number: line(of: seat))
      }
    }
    return canvas
  }

  /// A letter for each seat: the first in its name that nobody else has, otherwise the seat's
  /// number.
  private var letters: [Character] {
    var taken: [Character] = []
    for (index, player) in view.players.enumerated() {
      let own = player.name.text.uppercased().first { letter in
        letter.isASCII && letter.isLetter && !taken.contains(letter)
      }
      taken.append(own ?? Character(String(index + 1)))
    }
    return taken
  }
}

/// A drawing of numbered lines made of dots: two by four dots per cell in Braille, otherwise one, of
/// a sign of the line's own if there is one.
struct DotCanvas {
  let columns: Int
  let rows: Int
  private let isBraille: Bool
  private let signs: [Character]
  private var cells: [UInt8]
  private var numbers: [Int?]
  private var marks: [Int: Character] = [:]

  init(columns: Int, rows: Int, isBraille: Bool, signs: [Character] = []) {
    self.signs = signs
    self.columns = columns
    self.rows = rows
    self.isBraille = isBraille
    cells = Array(repeating: 0, count: columns * rows)
    numbers = Array(repeating: nil, count: columns * rows)
  }

  /// The number of dots across.
  var width: Int { columns * (isBraille ? 2 : 1) }
  /// The number of dots down.
  var height: Int { rows * (isBraille ? 4 : 1) }

  /// Draws a line from one dot to another; it takes over cells that it shares with earlier lines.
  ///
  /// A bold line in Braille is two dots high and removes the other lines' dots.
  mutating func line(
    from start: (x: Int, y: Int), to end: (x: Int, y: Int), number: Int, isBold: Bool = false
  ) {
    let steps = max(1, abs(end.x - start.x), abs(end.y - start.y))
    for step in 0...steps {
      func along(_ from: Int, _ to: Int) -> Int {
        from + ((to - from) * step * 2 + (to >= from ? steps : -steps)) / (2 * steps)
      }
      let (x, y) = (along(start.x, end.x), along(start.y, end.y))
      dot(x, y, number, isAlone: isBold)
      if isBold, isBraille { dot(x, y + 1 < height ? y + 1 : y - 1, number, isAlone: true) }
    }
  }

  /// Puts a character on the cell of a dot, to the left of any characters already there.
  mutating func mark(_ sign: Character, x: Int, y: Int, number: Int) {
    let right = cell(x, y)
    guard let free = (right - right % columns...right).last(where: { marks[$0] == nil }) else {
      return
    }
    marks[free] = sign
    numbers[free] = number
  }

  /// The cells of a row as texts, each belonging to one line or to none.
  func runs(row: Int) -> [(text: String, line: Int?)] {
    var runs: [(text: String, line: Int?)] = []
    for cell in row * columns..<(row + 1) * columns {
      if let last = runs.last, last.line == numbers[cell] {
        runs[runs.count - 1].text.append(character(cell))
      } else {
        runs.append((String(character(cell)), numbers[cell]))
      }
    }
    return runs
  }

  /// The bits of the dots in a Braille cell, by column and row.
  private static let bits: [[UInt8]] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]]

  private mutating func dot(_ x: Int, _ y: Int, _ number: Int, isAlone: Bool) {
    let cell = cell(x, y)
    if isAlone, numbers[cell] != number { cells[cell] = 0 }
    numbers[cell] = number
    cells[cell] |= isBraille ? Self.bits[x % 2][y % 4] : 1
  }

  private func cell(_ x: Int, _ y: Int) -> Int {
    let (column, row) = isBraille ? (x / 2, y / 4) : (x, y)
    return min(rows - 1, max(0, row)) * columns + min(columns - 1, max(0, column))
  }

  private func character(_ cell: Int) -> Character {
    if let mark = marks[cell] { return mark }
    if cells[cell] == 0 { return " " }
    guard isBraille, let scalar = Unicode.Scalar(0x2800 + UInt32(cells[cell])) else {
      return numbers[cell].flatMap { signs.indices.contains($0) ? signs[$0] : nil } ?? "."
    }
    return Character(scalar)
  }
}
