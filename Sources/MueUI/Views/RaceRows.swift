import CellGrid
import MueData
import MueGame
import MueRules
import MueWords

/// The race to the end of a match: for each player the role in the hand, points and bonus, and a
/// bar of the total, from what it was before the hand.
struct RaceRows {
  let view: GameObservation
  let score: RoundScore
  /// The totals before the hand.
  let before: [Int]
  /// The total that ends the match; nil if hands do, or nothing is known of the match.
  let target: Int?
  /// The points and the bonus counted so far, by seat.
  let points: [Int]
  let bonus: [Int]
  /// Whether the bonus is shown.
  let isDecided: Bool
  /// The title above the bars, shown if it fits; nil for none.
  let title: Phrase?
  /// The totals of par before the hand and after it, for a line of its own; nil for none.
  var par: (before: Int, total: Int)?

  private var players: PlayerCount { view.rules.players }

  /// The rows for all players, a number of rows apart, below the heads of the columns.
  func height(pitch: Int) -> Int { 1 + (players.number + (par == nil ? 0 : 1) - 1) * pitch + 1 }

  func draw(pitch: Int, on pen: inout Pen, in rect: Rect) {
    let columns = Columns(pen, view, in: rect)
    drawHeads(columns, on: &pen, in: rect)
    var y = rect.y + 1
    for seat in players.seats {
      drawRow(of: seat, columns, on: &pen, y: y, in: rect)
      y += pitch
    }
    if let par { drawPar(par, columns, on: &pen, y: y, in: rect) }
  }

  /// The columns of the race in a rectangle.
  private struct Columns {
    let name: Int
    /// The columns for a role; with its word, or only its glyph.
    let role: Int
    let heads: [String]
    /// The right edges of points, bonus and total.
    let points, bonus, total: Int
    /// The bar's first column and its width; the width is 0 where there is no room.
    let bar: (x: Int, width: Int)

    init(_ pen: Pen, _ view: GameObservation, in rect: Rect) {
      let isRoomy = rect.width >= 60
      let phrases: [Phrase] =
        isRoomy ? [.points, .bonus, .total] : [.sheetPoints, .sheetBonus, .sheetSum]
      heads = phrases.map(pen.text)
      let names = view.rules.players.seats.map { pen.name($0, in: view, columns: 16).columns }
      name = min(isRoomy ? 16 : 10, names.max() ?? 0)
      let words = [Phrase.chief, .vice, .partner].map { pen.text($0).columns }.max() ?? 0
      role = isRoomy && pen.look.hasBlocks ? words + 3 : 2
      points = rect.x + name + role + 1 + max(3, heads[0].columns)
      bonus = points + 1 + max(4, heads[1].columns)
      total = rect.right
      let start = bonus + 2
      let width = total - max(5, heads[2].columns) - 1 - start
      bar = (start, width < 6 ? 0 : width)
    }
  }

  private func drawHeads(_ columns: Columns, on pen: inout Pen, in rect: Rect) {
    let edges = [columns.points, columns.bonus, columns.total]
    for (head, right) in zip(columns.heads, edges) {
      pen.write(head, endingAt: right, y: rect.y, .feltQuiet, in: rect)
    }
    let bar = columns.bar
    var room = bar.width - 1
    if let target, let column = scale.column(of: target, width: bar.width) {
      let text = String(target)
      let right = min(bar.x + bar.width, bar.x + column + 2)
      pen.write(text, endingAt: right, y: rect.y, .feltQuiet, in: rect)
      room = right - text.columns - bar.x - 1
    }
    if let title, pen.text(title).columns <= room {
      pen.say(title, x: bar.x, y: rect.y, .feltTurn, in: rect)
    }
  }

  private func drawRow(
    of seat: Seat, _ columns: Columns, on pen: inout Pen, y: Int, in rect: Rect
  ) {
    let ink: Ink = seat == view.person ? .feltTurn : .felt
    pen.write(
      pen.name(seat, in: view, columns: columns.name), x: rect.x, y: y, ink, in: rect)
    drawRole(of: seat, columns, on: &pen, y: y, in: rect)
    let (points, bonus) = (points[seat], bonus[seat])
    pen.write(String(points), endingAt: columns.points, y: y, ink, in: rect)
    if isDecided { pen.write(bonus.signed, endingAt: columns.bonus, y: y, ink, in: rect) }
    let total = before[seat] + points + bonus
    drawBar(from: before[seat], points: points, to: total, columns, on: &pen, y: y, in: rect)
    pen.write(total.withMinus, endingAt: columns.total, y: y, ink, in: rect)
  }

  private func drawPar(
    _ par: (before: Int, total: Int), _ columns: Columns, on pen: inout Pen, y: Int, in rect: Rect
  ) {
    pen.say(.titlePar, x: rect.x, y: y, .feltQuiet, in: rect)
    drawBar(
      from: par.before, points: par.total - par.before, to: par.total, columns, on: &pen, y: y,
      in: rect)
    pen.write(par.total.withMinus, endingAt: columns.total, y: y, .feltQuiet, in: rect)
  }

  private func drawRole(
    of seat: Seat, _ columns: Columns, on pen: inout Pen, y: Int, in rect: Rect
  ) {
    guard let sign = RoleSign(of: seat, in: view.observation.publicState) else { return }
    let x = rect.x + columns.name + 1
    if columns.role > 2 {
      pen.write(" \(pen.text(sign.word)) ", x: x, y: y, .sign(sign.part), in: rect)
    } else {
      pen.write(
        String(pen.glyphs[keyPath: sign.glyph]), x: x, y: y,
        pen.look.hasBlocks ? .sign(sign.part) : .felt, in: rect)
    }
  }

  private func drawBar(
    from before: Int, points: Int, to total: Int, _ columns: Columns, on pen: inout Pen, y: Int,
    in rect: Rect
  ) {
    if columns.bar.width == 0 { return }
    let cells = scale.cells(
      from: before, points: points, to: total, target: target, width: columns.bar.width)
    FeltBar(cells: cells, isLow: true).draw(on: &pen, x: columns.bar.x, y: y, in: rect)
  }

  /// The scale of all bars, which does not change while the score is counted.
  private var scale: RaceScale {
    let totals = players.seats.flatMap { seat in
      [before[seat], before[seat] + score.points[seat], before[seat] + score.score[seat]]
    }
    let ends = totals + [0, target ?? 1] + (par.map { [$0.before, $0.total] } ?? [])
    return RaceScale(low: ends.min() ?? 0, high: ends.max() ?? 1)
  }
}

/// The scale of the bars of a race.
struct RaceScale {
  /// The least total, at most 0, and the greatest.
  let low: Int
  let high: Int

  /// The column where the bar of a total ends; nil if there are no columns.
  func column(of total: Int, width: Int) -> Int? {
    width == 0 ? nil : (total - low) * (width - 1) / max(1, high - low)
  }

  /// The bar of a total, to the right or left of a mark at 0: what was there before the hand, the
  /// points of its tricks, and the bonus.
  ///
  /// What a penalty took away, and what is below 0, is a loss.
  func cells(from before: Int, points: Int, to total: Int, target: Int?, width: Int)
    -> [FeltBar.Cell]
  {
    func column(_ total: Int) -> Int { self.column(of: total, width: width) ?? 0 }
    let zero = column(0)
    let (first, sum, last) = (column(before), column(before + points), column(total))
    let mark = target.map(column)
    return (0..<width).map { x in
      if x == zero { return .mark }
      if x < zero { return x >= last ? .filled(.loss) : .empty }
      if x <= last { return .filled(x <= first ? .before : x <= sum ? .points : .bonus) }
      if x <= sum { return .filled(.loss) }
      return x == mark ? .mark : .empty
    }
  }
}
