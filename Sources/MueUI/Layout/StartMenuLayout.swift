import CellGrid

/// The rectangles of a page before the table: title, page, notice, keys.
struct StartMenuLayout: Hashable, Sendable {
  /// Whether the window is so low that rows are saved, as on a phone above its keyboard.
  let isLow: Bool
  /// The bar at the top.
  let title: Rect
  /// The page: a blank row below the title, or in a low window directly below it.
  let body: Rect
  /// The answer to the last key: two rows.
  let notice: Rect
  /// The keys, at the foot of the window.
  let keys: Rect

  /// The greatest width of the page.
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
