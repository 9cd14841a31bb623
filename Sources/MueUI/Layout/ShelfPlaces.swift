import CellGrid

/// Where the parts of the shelf stand: headings, a line a game, what is known of the chosen one.
struct ShelfPlaces: Hashable, Sendable {
  let headings: Rect
  let lines: Rect
  let details: Rect

  /// The places in a block, for a number of games.
  init(_ body: Rect, games: Int) {
    let block = body.inset(by: 1, 0)
    let detailRows = block.width < 62 ? 6 : 4
    headings = Rect(x: block.x, y: block.y, width: block.width, height: 1)
    lines = Rect(
      x: block.x, y: headings.bottom, width: block.width,
      height: min(games, block.bottom - detailRows - 1 - headings.bottom))
    // Below the names, which stand behind the mark.
    details = Rect(
      x: block.x + 1, y: lines.bottom + 1, width: block.width - 1, height: detailRows)
  }
}
