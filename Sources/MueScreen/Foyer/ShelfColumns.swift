import CellGrid
import MueRules
import MueTable
import MueWords

/// The columns of the shelf: as wide as what stands in them; where room is short the less important
/// ones are left out.
struct ShelfColumns {
  /// What stands in a column behind the name.
  private enum Column: CaseIterable {
    case seats
    case length
    case hand
    case score
    case percent
    case time
    case standing
  }

  /// What goes first when room is short.
  private static let leastImportant: [Column] = [.seats, .hand, .time, .length]
  private static let narrowestName = 15

  private let columns: [(column: Column, width: Int)]
  private let name: Int

  /// The columns for some games in a width.
  init(_ games: [ShelfGame], width: Int, _ pen: Pen) {
    let summaries = games.compactMap(\.summary)
    var columns = Column.allCases.map { column in
      let texts = summaries.map { Self.text(column, $0, pen).columns }
      return (column: column, width: max(pen.text(Self.heading(column)).columns, texts.max() ?? 0))
    }
    // A mark before the line and a blank behind it.
    func room() -> Int { width - 2 - columns.reduce(0) { $0 + $1.width + 2 } }
    for column in Self.leastImportant where room() < Self.narrowestName {
      columns.removeAll { $0.column == column }
    }
    name = max(0, room())
    self.columns = columns
  }

  func drawHeadings(on pen: inout Pen, in rect: Rect) {
    draw(
      pen.text(.shelfGame), columns.map { pen.text(Self.heading($0.column)) }, " ", .quiet,
      on: &pen, in: rect, y: rect.y)
  }

  func draw(_ game: ShelfGame, isChosen: Bool, on pen: inout Pen, in rect: Rect, y: Int) {
    let summary = game.summary
    let title = summary?.shelfName
    draw(
      title.map(pen.look.shown) ?? pen.text(.shelfNotAGame(game: game.number)),
      columns.map { column in summary.map { Self.text(column.column, $0, pen) } ?? "" },
      isChosen ? String(pen.glyphs.turn) : " ", isChosen ? .chosenLine : .plain, on: &pen,
      in: rect, y: y)
  }

  private func draw(
    _ first: String, _ texts: [String], _ mark: String, _ ink: Ink, on pen: inout Pen,
    in rect: Rect, y: Int
  ) {
    let first = first.fitted(to: name, ellipsis: pen.glyphs.ellipsis)
    var line = mark + first + blanks(name - first.columns)
    for (text, column) in zip(texts, columns) {
      let gap = blanks(column.width - text.columns)
      line += "  " + (column.column == .standing ? text + gap : gap + text)
    }
    pen.write(line + " ", x: rect.x, y: y, ink, in: rect)
  }

  private func blanks(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private static func heading(_ column: Column) -> Phrase {
    switch column {
    case .seats: .shelfSeats
    case .length: .shelfLength
    case .hand: .shelfHand
    case .score: .shelfScore
    case .percent: .shelfPercent
    case .time: .shelfTime
    case .standing: .shelfStanding
    }
  }

  private static func text(_ column: Column, _ game: GameSummary, _ pen: Pen) -> String {
    switch column {
    case .seats: String(game.players.count)
    case .length: pen.text(.length(of: game.rules.end))
    case .hand: String(game.hand)
    case .score: pen.look.shown("\(game.own.withMinus):\(game.bestOther.withMinus)")
    case .percent: "\(game.percent)"
    case .time: pen.text(.played(game.notes.secondsPlayed))
    case .standing: pen.text(.name(of: game.standing))
    }
  }
}

extension Phrase {
  /// How long a match is.
  static func length(of end: MatchRules.End) -> Phrase {
    switch end {
    case .points(let points): .lengthToPoints(points: points)
    case .hands(let hands): .lengthOfHands(hands: hands)
    }
  }

  /// How a game stands, in a word or two.
  static func name(of standing: GameSummary.Standing) -> Phrase {
    switch standing {
    case .running: .standingRunning
    case .over(let place): .standingOver(place: place)
    case .abandoned: .standingAbandoned
    }
  }
}
