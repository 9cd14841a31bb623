/// How far a page is scrolled down, in rows.
struct ScrollPosition: Hashable, Sendable {
  /// The first row to show; if it is too near the end, the last rows that fit are shown.
  private(set) var row: Int
  /// The first of the rows that the last scrolling revealed, to be read next; nil before any
  /// scrolling.
  private var firstNew: Int?

  init(row: Int = 0) { self.row = row }

  /// The end of any page.
  static let end = ScrollPosition(row: .max / 2)

  /// The position after an input on a page of `rows` rows, of which `visible` fit; nil for an input
  /// that does not scroll.
  func moved(by input: Input, visible: Int, of rows: @autoclosure () -> Int) -> ScrollPosition? {
    let step: Int
    switch input {
    case .command(.up), .command(.previous): step = -1
    case .command(.down), .command(.next): step = 1
    case .command(.pageUp): step = -Chooser.page
    case .command(.pageDown), .command(.toggle): step = Chooser.page
    case .command(.first): step = -.max / 2
    case .command(.last): step = .max / 2
    default: return nil
    }
    let end = max(0, rows() - visible)
    let before = min(row, end)
    var moved = ScrollPosition(row: max(0, min(end, before + step)))
    moved.firstNew =
      moved.row == before
      ? firstNew : moved.row > before ? max(moved.row, before + visible) : moved.row
    return moved
  }

  /// The first row shown of `rows` rows, of which `visible` fit.
  func first(visible: Int, of rows: Int) -> Int { min(row, max(0, rows - visible)) }

  /// The row to be read next; nil if the page has not been scrolled.
  func focus(visible: Int, of rows: Int) -> Int? {
    let first = first(visible: visible, of: rows)
    // The window may have been resized.
    return firstNew.map { (first..<first + visible).contains($0) ? $0 : first }
  }
}
