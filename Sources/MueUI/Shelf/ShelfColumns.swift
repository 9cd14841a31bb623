import CellGrid
import MueData
import MueGame
import MueRules
import MueWords

/// The columns of the shelf, each as wide as its contents.
///
/// In a narrow window, the less important columns are left out.
struct ShelfColumns {
  /// The columns that may be left out, the least important first.
  private static let leastImportant: [ShelfColumn] = [.seats, .hand, .time, .length]
  private static let narrowestName = 15

  private let columns: [(column: ShelfColumn, width: Int)]
  private let name: Int

  /// The columns that fit in a width, for games with the given widest contents.
  init(_ extent: ShelfExtent, width: Int, _ pen: Pen) {
    var columns = ShelfColumn.allCases.map { column in
      let heading = pen.text(column.heading).columns
      return (column: column, width: max(heading, extent.width(of: column, pen)))
    }
    // Two columns are taken by the mark before the line and the blank after it.
    func room() -> Int { width - 2 - columns.reduce(0) { $0 + $1.width + 2 } }
    for column in Self.leastImportant where room() < Self.narrowestName {
      columns.removeAll { $0.column == column }
    }
    name = max(0, room())
    self.columns = columns
  }

  func drawHeadings(on pen: inout Pen, in rect: Rect) {
    draw(
      pen.text(.shelfGame), columns.map { pen.text($0.column.heading) }, " ", .quiet,
      on: &pen, in: rect, y: rect.y)
  }

  func draw(_ game: ShelfGame, isChosen: Bool, on pen: inout Pen, in rect: Rect, y: Int) {
    let (mark, ink): (String, Ink) =
      isChosen ? (String(pen.glyphs.turn), .chosenLine) : (" ", .plain)
    guard let summary = game.summary else {
      let text = pen.text(.shelfNotAGame(game: game.number))
        .fitted(to: rect.width - 2, ellipsis: pen.glyphs.ellipsis)
      pen.write(mark + text.leftAligned(in: rect.width - 1), x: rect.x, y: y, ink, in: rect)
      return
    }
    draw(
      pen.look.shown(summary.shelfName), columns.map { $0.column.text(summary, pen) }, mark, ink,
      on: &pen, in: rect, y: y)
  }

  private func draw(
    _ first: String, _ texts: [String], _ mark: String, _ ink: Ink, on pen: inout Pen,
    in rect: Rect, y: Int
  ) {
    let first = first.fitted(to: name, ellipsis: pen.glyphs.ellipsis)
    var line = mark + first.leftAligned(in: name)
    for (text, column) in zip(texts, columns) {
      line += "  " + column.column.filled(text, to: column.width)
    }
    pen.write(line + " ", x: rect.x, y: y, ink, in: rect)
  }
}

/// The columns of the shelf after the name of the game.
enum ShelfColumn: CaseIterable {
  case seats
  case length
  case hand
  case score
  case percent
  case time
  case standing

  var heading: Phrase {
    switch self {
    case .seats: .shelfSeats
    case .length: .shelfLength
    case .hand: .shelfHand
    case .score: .shelfScore
    case .percent: .shelfPercent
    case .time: .shelfTime
    case .standing: .shelfStanding
    }
  }

  func text(_ game: GameSummary, _ pen: Pen) -> String {
    switch self {
    case .seats: String(game.players.count)
    case .length: pen.text(.length(of: game.rules.end))
    case .hand: String(game.hand)
    case .score: pen.look.shown("\(game.own.withMinus):\(game.bestOther.withMinus)")
    case .percent: "\(game.percent)"
    case .time: pen.text(.played(game.notes.secondsPlayed))
    case .standing: pen.text(.name(of: game.standing))
    }
  }

  /// Pads a text to a width: words are left-aligned, numbers right-aligned.
  func filled(_ text: String, to width: Int) -> String {
    self == .standing ? text.leftAligned(in: width) : text.rightAligned(in: width)
  }
}

/// The widths of the shelf's columns.
///
/// They are computed once, when the games change, so that drawing only reads the games that it
/// shows.
struct ShelfExtent: Hashable, Sendable {
  private var seats = 0
  private var ends: Set<MatchRules.End> = []
  private var hand = 0
  private var score = 0
  private var percent = 0
  /// The longest playing times in seconds, separately for times below an hour (`true`) and longer
  /// ones, which are written differently.
  private var times: [Bool: Int] = [:]
  private var standings: Set<GameSummary.Standing> = []

  init(_ games: [ShelfGame] = []) {
    for game in games {
      if let summary = game.summary { add(summary) }
    }
  }

  private mutating func add(_ game: GameSummary) {
    seats = max(seats, game.players.count)
    ends.insert(game.rules.end)
    hand = max(hand, game.hand)
    score = max(score, Self.columns(game.own) + 1 + Self.columns(game.bestOther))
    percent = max(percent, game.percent)
    let time = game.notes.secondsPlayed
    times[time < 3600] = max(times[time < 3600] ?? 0, time)
    standings.insert(game.standing)
  }

  /// The width of a number with its sign, in columns.
  private static func columns(_ number: Int) -> Int {
    String(number.magnitude).utf8.count + (number < 0 ? 1 : 0)
  }

  /// The width of the widest text in a column; 0 if there are no games.
  func width(of column: ShelfColumn, _ pen: Pen) -> Int {
    guard seats > 0 else { return 0 }
    let texts =
      switch column {
      case .seats: [String(seats)]
      case .length: ends.map { pen.text(.length(of: $0)) }
      case .hand: [String(hand)]
      case .score: [String(repeating: "0", count: score)]
      case .percent: [String(percent)]
      case .time: times.values.map { pen.text(.played($0)) }
      case .standing: standings.map { pen.text(.name(of: $0)) }
      }
    return texts.map(\.columns).max() ?? 0
  }
}

extension GameSummary {
  /// The game in one sentence: progress, the person's score, and the best score of the others.
  func story(_ pen: Pen) -> Phrase {
    let best = totals.indices.filter { $0 != seat.index }.max { totals[$0] < totals[$1] } ?? 0
    let name = pen.look.shown(players[best].name.text)
    let (own, other) = (own.withMinus, totals[best].withMinus)
    return switch rules.end {
    case .points(let points):
      .storyToPoints(hand: hand, points: points, own: own, name: name, other: other)
    case .hands(let hands):
      .storyOfHands(hand: hand, hands: hands, own: own, name: name, other: other)
    }
  }
}

/// The shelf as lines of text, for a terminal that scrolls or a file.
public struct ShelfText {
  private let games: [ShelfGame]
  private let pen: Pen

  public init(_ games: [ShelfGame], words: Words, isUnicode: Bool) {
    self.games = games
    pen = Pen(forLinesIn: words, isUnicode: isUnicode)
  }

  /// The lines, without line breaks, beginning with a heading; each column is as wide as its widest
  /// text.
  public var lines: [String] {
    let table =
      [["", pen.text(.shelfGame)] + ShelfColumn.allCases.map { pen.text($0.heading) }]
      + games.map(cells)
    let widths = table[0].indices.map { column in table.map { $0[column].columns }.max() ?? 0 }
    return table.map { cells in
      let number = ShelfColumn.seats.filled(cells[0], to: widths[0])
      let name = ShelfColumn.standing.filled(cells[1], to: widths[1])
      let rest = zip(ShelfColumn.allCases, zip(cells, widths).dropFirst(2)).map {
        $0.filled($1.0, to: $1.1)
      }
      return ([number, name] + rest).joined(separator: "  ").withoutBlanksAtEnd
    }
  }

  private func cells(_ game: ShelfGame) -> [String] {
    guard let summary = game.summary else {
      return [String(game.number), pen.text(.shelfNotAGame(game: game.number))]
        + ShelfColumn.allCases.map { _ in "" }
    }
    return [String(game.number), pen.look.shown(summary.shelfName)]
      + ShelfColumn.allCases.map { $0.text(summary, pen) }
  }
}
