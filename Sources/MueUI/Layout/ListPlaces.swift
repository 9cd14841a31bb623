import CellGrid

/// Which lines of a list are shown in a rectangle, and on which rows: the chosen one always is.
struct ListPlaces {
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

  /// The places of `lines` lines of which one is chosen, in the middle of a rectangle.
  init(lines: Int, chosen: Int, in rect: Rect) {
    first = max(0, min(chosen - rect.height / 2, lines - rect.height))
    count = min(lines - first, rect.height)
    top = rect.y + max(0, rect.height - count) / 2
    goesOnBelow = first + count < lines
  }

  /// The line on a row; nil above and below the list.
  func line(atRow y: Int) -> Int? {
    y >= top && y < top + count ? first + y - top : nil
  }
}
