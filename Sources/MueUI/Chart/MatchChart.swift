import CellGrid
import MueGame
import MueRules
import MueWords

/// The match as a picture: everybody's total after each hand, a line for each, with a letter on it
/// so that lines are told apart without colour.
struct MatchChart {
  let view: GameObservation

  /// The fewest rows worth a drawing, heading and letters included.
  static let fewestRows = 7

  /// The rows of the chart for a block's size; none without two totals to join, or without room.
  func rows(_ pen: Pen, width: Int, height: Int, ink: Ink = .plain, quiet: Ink = .quiet) -> [Row] {
    let names = legend(pen, width)
    let height = height - 1 - names.count
    guard !view.scores.isEmpty, height >= Self.fewestRows - 2, width >= 30 else { return [] }
    let scale = scale
    let margin = max(String(scale.low).count, String(scale.high).count)
    let lines = canvas(scale, columns: width - margin - 1, rows: height, pen).lines
    let zero = height - 1 - (0 - scale.low) * (height - 1) / (scale.high - scale.low)
    let drawing = lines.enumerated().map { row, line in
      let number: Int? =
        row == 0 ? scale.high : row == height - 1 ? scale.low : row == zero ? 0 : nil
      let label = (number.map(\.withMinus) ?? "").rightAligned(in: margin)
      return Row(left: label + String(pen.glyphs.axis) + line, ink: ink)
    }
    return [Row(left: pen.text(.chartTitle), ink: quiet)] + drawing
      + names.map { Row(left: $0, ink: ink) }
  }

  /// Every seat's totals, beginning with 0.
  private var totals: [[Int]] {
    view.rules.players.seats.map { seat in
      view.scores.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.score[seat]) }
    }
  }

  /// The lowest and the highest total, at least 10 apart.
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
    // Letters go first to the lines of those in front: they may cover others.
    let seats = view.rules.players.seats.sorted { view.totals[$0] > view.totals[$1] }
    for seat in seats {
      let points = totals[seat].enumerated().map { hand, total in
        (
          x: hand * (canvas.width - 1) / hands,
          y: (scale.high - total) * (canvas.height - 1) / (scale.high - scale.low)
        )
      }
      for (start, end) in zip(points, points.dropFirst()) { canvas.line(from: start, to: end) }
      for point in points.dropFirst().reversed() {
        canvas.mark(letters[seat], x: point.x, y: point.y)
      }
    }
    return canvas
  }

  /// A letter for every seat: the first of its name that nobody else has, else its number.
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

  /// Whose letter is whose, in as many rows as that takes.
  private func legend(_ pen: Pen, _ width: Int) -> [String] {
    let words = view.rules.players.seats.map { seat in
      "\(letters[seat]) " + pen.name(seat, in: view, columns: 12)
    }
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.columns + word.columns + 2 <= width {
        lines[lines.count - 1] = last + "  " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
