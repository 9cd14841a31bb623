import CNcurses
import CellGrid

/// Draws grids on the curses screen: only the cells that differ from the last grid.
struct Painter {
  private var styles: CursesStyles
  private var shown: Grid?
  /// Where the cursor stands, which stays there while nothing is chosen.
  private var focus = Position(x: 0, y: 0)
  private var scalars: [wchar_t] = []

  /// Creates a painter for a screen with unknown content.
  init(styles: CursesStyles) { self.styles = styles }

  /// Draws a grid on a screen of the given size, clipped to the screen, with the hidden cursor on its
  /// focus.
  ///
  /// `refresh` is called after every so many cells, and at the end.
  mutating func paint(
    _ grid: Grid, on screen: Size, atMost cells: Int, refresh: () -> Void
  ) {
    if shown?.size != grid.size { shown = nil }
    draw(grid, over: shown, on: screen, atMost: cells, refresh)
    if styles.isExhausted {
      styles.removeAll()
      draw(grid, over: nil, on: screen, atMost: cells, refresh)
    }
    shown = grid
    focus = grid.focus ?? focus
    wmove(cn_screen(), Int32(focus.y), Int32(focus.x))
    refresh()
  }

  /// Makes the next grid be drawn whole, because the screen has changed.
  mutating func forget() { shown = nil }

  private mutating func draw(
    _ grid: Grid, over old: Grid?, on screen: Size, atMost cells: Int, _ refresh: () -> Void
  ) {
    if old == nil { werase(cn_screen()) }
    let width = min(grid.size.width, screen.width)
    var drawn = 0
    for y in 0..<min(grid.size.height, screen.height) {
      for run in old.map({ grid.changes(inRow: y, since: $0) }) ?? [0..<width] {
        let columns = run.clamped(to: 0..<width)
        for start in stride(from: columns.lowerBound, to: columns.upperBound, by: cells) {
          let part = start..<min(start + cells, columns.upperBound)
          if drawn + part.count > cells {
            refresh()
            drawn = 0
          }
          draw(grid, row: y, columns: part, of: width)
          drawn += part.count
        }
      }
    }
  }

  private mutating func draw(_ grid: Grid, row y: Int, columns: Range<Int>, of width: Int) {
    for x in columns {
      let cell = grid[Position(x: x, y: y)]
      guard let character = cell.character else { continue }
      let isWide =
        x + 1 < grid.size.width && grid[Position(x: x + 1, y: y)].character == nil
      let style = styles.cursesStyle(for: cell.style)
      let columns = isWide ? 2 : 1
      if x + columns <= width, encode(character, columns: columns) {
        cn_put(Int32(y), Int32(x), scalars, style.attributes, style.pair)
      } else {
        for x in x..<min(x + columns, width) {
          cn_put(Int32(y), Int32(x), Self.unknown, style.attributes, style.pair)
        }
      }
    }
  }

  /// A question mark, once for each column of a character that cannot be shown.
  private static let unknown: [wchar_t] = [0x3F, 0]

  /// Encodes a character's scalars; returns false if the terminal would give it another width.
  private mutating func encode(_ character: Character, columns: Int) -> Bool {
    scalars.removeAll(keepingCapacity: true)
    let bytes = character.utf8
    if bytes.count == 1, let byte = bytes.first, 0x20..<0x7F ~= byte {
      scalars.append(wchar_t(byte))
      scalars.append(0)
      return columns == 1
    }
    for scalar in character.unicodeScalars {
      let width = Int(cn_width(scalar.value))
      if scalars.isEmpty {
        if width != columns { return false }
      } else if width != 0 || scalars.count >= Int(cn_max_scalars()) {
        continue
      }
      scalars.append(wchar_t(bitPattern: scalar.value))
    }
    scalars.append(0)
    return true
  }
}
