import CellGrid
import MueGame
import MueWords

/// The shelf as lines of text, for a terminal that scrolls or a file.
public struct ShelfText {
  private let games: [ShelfGame]
  private let pen: Pen

  /// The games, in the order of the lines.
  public init(_ games: [ShelfGame], words: Words, isUnicode: Bool) {
    self.games = games
    let look = Appearance(theme: .plain, abilities: Abilities(palette: .none, unicode: isUnicode))
    pen = Pen(grid: Grid(Size(width: 0, height: 0)), look: look, words: words)
  }

  /// The lines without line ends, a heading first; each column is as wide as its widest text.
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

  /// A game's number, name and columns.
  private func cells(_ game: ShelfGame) -> [String] {
    guard let summary = game.summary else {
      return [String(game.number), pen.text(.shelfNotAGame(game: game.number))]
        + ShelfColumn.allCases.map { _ in "" }
    }
    return [String(game.number), pen.look.shown(summary.shelfName)]
      + ShelfColumn.allCases.map { $0.text(summary, pen) }
  }
}
