import CellGrid
import MueData
import MueGame
import MueWords

/// A whole match as lines of text: the players, the length, and every hand with the totals after
/// it.
///
/// It has no chart, since braille displays and screen readers would read every dot.
public struct SheetText {
  private let game: Game
  private let day: Day?
  private let pen: Pen

  /// In columns.
  static let width = 60

  /// The text of a game in a language; `day` is the date on which it began.
  public init(game: Game, day: Day?, words: Words, isUnicode: Bool) {
    self.game = game
    self.day = day
    pen = Pen(forLinesIn: words, isUnicode: isUnicode)
  }

  /// The lines, without line breaks.
  public var lines: [String] {
    let view = game.view(for: game.personSeat)
    let sheet = ScoreSheet(view: view, dealNumber: game.match.seed, isOldestFirst: true)
      .rows(pen, width: Self.width)
    let parts = [heading(view), seats(view), [Row(left: legend)] + sheet]
    return parts.joined(separator: [Row.blank]).map { $0.text(width: Self.width, pen.look) }
  }

  /// The match's title, score, date and playing time.
  private func heading(_ view: GameObservation) -> [Row] {
    let summary = game.summary
    let title =
      summary.notes.title.map { pen.look.shown($0.text).wrapped(to: Self.width) }
      ?? pen.rows(.startTitle, width: Self.width)
    let narration = Narration(view)
    let isKnown = view.againstPar?.isComplete ?? true
    let story = [isKnown ? narration.outcome : narration.victory, summary.story(pen)]
      .compactMap(\.self).flatMap { pen.rows($0, width: Self.width) }
    let time = pen.text(.played(summary.notes.secondsPlayed))
    return (title + story).map { Row(left: $0) }
      + [Row(left: day?.text ?? "", columns: [Row.Column(text: time, fromRight: 0)])]
  }

  /// The players, with the settings of computer players.
  private func seats(_ view: GameObservation) -> [Row] {
    game.match.players.seats.map { seat in
      let agent = Narration(view).settings(of: seat).map(pen.text).joined(separator: ", ")
      return Row(
        left: pen.look.shown(game.players[seat].name.text),
        columns: [Row.Column(text: agent, fromRight: 0)])
    }
  }

  /// The legend for the marks before the names.
  private var legend: String {
    let signs: [(Character, Phrase)] = [
      (pen.glyphs.chief, .chief), (pen.glyphs.vice, .vice), (pen.glyphs.partner, .partner),
    ]
    return signs.map { "\($0) \(pen.text($1))" }.joined(separator: "   ")
  }
}

extension [Row] {
  /// Draws all rows in a block, which must be large enough.
  func draw(on pen: inout Pen, in rect: Rect) {
    for (offset, row) in enumerated() {
      row.draw(on: &pen, in: rect, y: rect.y + offset)
    }
  }

  /// Draws all rows in the middle of a block, `width` columns wide.
  func drawInMiddle(on pen: inout Pen, of rect: Rect, width: Int) {
    let middle = Rect(
      x: rect.x + (rect.width - width) / 2, y: rect.y + Swift.max(0, rect.height - count) / 2,
      width: width, height: rect.height)
    draw(on: &pen, in: middle)
  }

  /// Draws as many rows as fit in a block, from a position on, with marks beside them if there are
  /// more.
  ///
  /// Rows revealed by scrolling get the focus. If columns are scrolled together, `rows` is the
  /// length of the longest.
  func drawScrolled(
    to position: ScrollPosition, of rows: Int? = nil, on pen: inout Pen, in rect: Rect
  ) {
    let rows = rows ?? count
    let first = position.first(visible: rect.height, of: rows)
    let list = ListLayout(lines: count, scrolledTo: first, in: rect)
    Array(dropFirst(first).prefix(list.count)).draw(on: &pen, in: rect)
    ListMarks(list: list).draw(on: &pen, x: rect.right, in: pen.grid.bounds)
    if let new = position.focus(visible: rect.height, of: rows) {
      pen.focus(on: Position(x: rect.x, y: rect.y + new - first))
    }
  }
}

extension String {
  var withoutBlanksAtEnd: String { lastIndex { $0 != " " }.map { String(self[...$0]) } ?? "" }
}
