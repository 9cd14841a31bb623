import CellGrid

/// The visible lines of a list and their rows in a rectangle.
struct ListLayout {
  /// The first line shown.
  let first: Int
  /// How many lines are shown.
  let count: Int
  /// The row of the first line shown.
  let top: Int
  /// Whether there are lines above the first one shown.
  var goesOnAbove: Bool { first > 0 }
  /// Whether there are lines below the last one shown.
  let goesOnBelow: Bool

  /// The rows of `lines` lines in the middle of a rectangle, with the chosen line visible.
  init(lines: Int, chosen: Int, in rect: Rect) {
    first = max(0, min(chosen - rect.height / 2, lines - rect.height))
    count = min(lines - first, rect.height)
    top = rect.y + max(0, rect.height - count) / 2
    goesOnBelow = first + count < lines
  }

  /// The rows of `lines` lines from the top of a rectangle on, scrolled to one of them.
  init(lines: Int, scrolledTo first: Int, in rect: Rect) {
    self.first = first
    count = max(0, min(lines - first, rect.height))
    top = rect.y
    goesOnBelow = first + count < lines
  }

  /// The line on a row; nil above and below the list.
  func line(atRow y: Int) -> Int? {
    y >= top && y < top + count ? first + y - top : nil
  }
}

/// The rectangles of the shelf: headings, one line a game, details of the chosen game.
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
    // Names follow the mark; the details are aligned with them.
    details = Rect(
      x: block.x + 1, y: lines.bottom + 1, width: block.width - 1, height: detailRows)
  }

  /// The games that are shown.
  func list(chosen: Int) -> ListLayout { ListLayout(lines: games, chosen: chosen, in: lines) }
}

/// The rectangles of a page before the table: title, page, notice, keys.
struct StartMenuLayout: Hashable, Sendable {
  /// Whether rows are saved, as on a phone beside its keyboard.
  let isLow: Bool
  /// The bar on top.
  let title: Rect
  /// The page, a blank row below the title, except in a low window.
  let body: Rect
  /// The answer to the last key: two rows.
  let notice: Rect
  /// The keys, at the foot of the window.
  let keys: Rect

  /// The widest page.
  static let bodyWidth = 110

  /// The layout for a window; nil when the window is too small for the table.
  init?(_ size: Size) {
    guard size.width >= Layout.minimumWidth, size.height >= Layout.minimumHeight
    else { return nil }
    isLow = size.height < Layout.usualHeight(width: size.width)
    let keyRows = size.width < Layout.feltWidth && !isLow ? 2 : 1
    let width = min(size.width, Self.bodyWidth)
    let x = (size.width - width) / 2
    title = Layout.bar(size, y: 0, rows: 1)
    keys = Layout.bar(size, y: size.height - keyRows, rows: keyRows)
    notice = Rect(x: x, y: keys.y - 2, width: width, height: 2)
    let top = isLow ? 1 : 2
    body = Rect(x: x, y: top, width: width, height: notice.y - top)
  }
}
