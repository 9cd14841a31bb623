import CellGrid

/// The visible lines of a list and their rows in a rectangle.
struct ListLayout {
  /// The first line shown.
  let first: Int
  /// The number of lines shown.
  let count: Int
  /// The row of the first line shown.
  let top: Int
  /// Whether there are lines above the first one shown.
  var goesOnAbove: Bool { first > 0 }
  /// Whether there are lines below the last one shown.
  let goesOnBelow: Bool

  /// The rows for a number of lines in the middle of a rectangle, with the chosen line visible.
  init(lines: Int, chosen: Int, in rect: Rect) {
    first = max(0, min(chosen - rect.height / 2, lines - rect.height))
    count = min(lines - first, rect.height)
    top = rect.y + max(0, rect.height - count) / 2
    goesOnBelow = first + count < lines
  }

  /// The rows for a number of lines from the top of a rectangle, scrolled to one of them.
  init(lines: Int, scrolledTo first: Int, in rect: Rect) {
    self.first = first
    count = max(0, min(lines - first, rect.height))
    top = rect.y
    goesOnBelow = first + count < lines
  }

  /// The line in a row; nil above and below the list.
  func line(atRow y: Int) -> Int? {
    y >= top && y < top + count ? first + y - top : nil
  }
}

/// The rectangles of the shelf: headings, one line per game, and details of the chosen game.
struct ShelfLayout: Hashable, Sendable {
  private let games: Int
  let headings: Rect
  let lines: Rect
  let details: Rect

  /// The rectangles in a block, for a number of games.
  init(_ body: Rect, games: Int) {
    self.games = games
    let block = body.inset(by: 1, 0)
    let detailRows = block.width < 62 ? 6 : 4
    headings = Rect(x: block.x, y: block.y, width: block.width, height: 1)
    lines = Rect(
      x: block.x, y: headings.bottom, width: block.width,
      height: min(games, block.bottom - detailRows - 1 - headings.bottom))
    // Names follow the mark, and the details are aligned with them.
    details = Rect(
      x: block.x + 1, y: lines.bottom + 1, width: block.width - 1, height: detailRows)
  }

  /// The visible games.
  func list(chosen: Int) -> ListLayout { ListLayout(lines: games, chosen: chosen, in: lines) }
}
