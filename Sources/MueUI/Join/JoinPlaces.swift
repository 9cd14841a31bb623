import CellGrid

/// Where things stand on the page of tables around: the list above, what is to be said of the chosen line
/// below.
struct JoinPlaces {
  /// The lines.
  let lines: Rect
  /// What is said, or typed, below.
  let details: Rect
  /// Which lines are shown where.
  let list: ListPlaces

  private static let width = 60
  private static let detailRows = 5

  /// The places for a page in a block.
  init(_ body: Rect, page: JoinPage) {
    let width = min(body.width - 4, Self.width)
    let x = body.x + (body.width - width) / 2
    let height = max(1, body.height - Self.detailRows - 1)
    let lines = Rect(x: x, y: body.y, width: width, height: height)
    let list = ListPlaces(lines: page.offers.count + 1, chosen: page.place, in: lines)
    self.lines = lines
    self.list = list
    let y = list.top + list.count + 1
    details = Rect(x: x, y: y, width: width, height: max(0, body.bottom - y))
  }
}
