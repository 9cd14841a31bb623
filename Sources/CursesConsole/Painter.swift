import CNcurses
import CellGrid

/// Draws grids on the curses screen: only the cells that differ from the last grid.
struct Painter {
  private var styles: CursesStyles
  private var shown: Grid?
  /// The position of the cursor, which stays there while nothing is selected.
  private var focus = Position(x: 0, y: 0)
  private var scalars: [wchar_t] = []

  init(styles: CursesStyles) { self.styles = styles }

  /// Draws a grid on a screen of the given size, clipped to it, with the hidden cursor on the
  /// grid's focus.
  ///
  /// `refresh` is called after every `cells` cells, and at the end.
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

  /// Forces the next grid to be drawn whole, because the screen has changed.
  mutating func forget() { shown = nil }

  var palette: Abilities.Palette {
    get { styles.palette }
    set {
      styles.palette = newValue
      forget()
    }
  }

  /// The palette in the terminal's description.
  var describedPalette: Abilities.Palette { styles.described }

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

  /// A question mark, repeated for each column of a character that cannot be shown.
  private static let unknown: [wchar_t] = [0x3F, 0]

  /// Encodes a character's scalars; returns false if the terminal would give it a different width.
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

/// Converts cell styles to curses attributes and colour pairs, which are allocated on first use.
struct CursesStyles {
  struct CursesStyle: Hashable {
    var attributes: UInt32 = 0
    var pair: Int32 = 0
  }

  /// The palette in the terminal's description.
  let described: Abilities.Palette
  /// The palette in use, at most what curses can show on this terminal.
  var palette: Abilities.Palette {
    didSet {
      palette = min(palette, richest)
      if palette != oldValue { removeAll() }
    }
  }
  private let richest: Abilities.Palette
  /// Whether a style lost its colours because no pair was left.
  private(set) var isExhausted = false
  private var pairs: [Colors: Int32] = [:]
  private let limit: Int
  private let hasOwnColors: Bool
  private var last: (cell: CellStyle, curses: CursesStyle) = (.plain, CursesStyle())

  private struct Colors: Hashable {
    var foreground: Int32
    var background: Int32
  }

  init() {
    if has_colors(), start_color() == OK, cn_colors() >= 8, cn_color_pairs() > 1 {
      hasOwnColors = use_default_colors() == OK
      limit = min(Int(cn_color_pairs()), Int(Int16.max))
      described = Abilities.Palette(colors: Int(cn_described_colors()))
      richest = cn_colors() == Self.anyColor ? .direct : described
    } else {
      hasOwnColors = true
      limit = 0
      described = .none
      richest = .none
    }
    palette = min(described, richest)
  }

  /// The number of colours on terminals where a colour is red, green and blue, one byte each.
  static let anyColor = 1 << 24

  /// The attributes and colour pair of a style.
  mutating func cursesStyle(for cell: CellStyle) -> CursesStyle {
    if cell == last.cell { return last.curses }
    var style = CursesStyle()
    var attributes = cell.attributes
    if palette != .none {
      let colors = Colors(
        foreground: foreground(cell.foreground, &attributes),
        background: cell.background.map(index) ?? -1)
      style.pair = pair(colors)
    }
    if attributes.contains(.bold) { style.attributes |= cn_bold() }
    if attributes.contains(.dim) { style.attributes |= cn_dim() }
    if attributes.contains(.reverse) { style.attributes |= cn_reverse() }
    if attributes.contains(.underline) { style.attributes |= cn_underline() }
    last = (cell, style)
    return style
  }

  /// Frees all pairs for a frame that needs others.
  mutating func removeAll() {
    pairs = [:]
    isExhausted = false
    last = (.plain, CursesStyle())
  }

  private func index(_ color: Color) -> Int32 { Self.index(color, palette) }

  /// The number of a colour in curses.
  ///
  /// With direct colours, numbers below 256 belong to a palette, so the darkest blues get a touch
  /// of red.
  static func index(_ color: Color, _ palette: Abilities.Palette) -> Int32 {
    switch palette {
    case .direct: Int32(color.rgb < 256 ? color.rgb | 0x01_0000 : color.rgb)
    case .many: Int32(color.rich)
    case .sixteen: Int32(color.basic)
    case .eight, .none: Int32(color.basic & 7)
    }
  }

  /// With 8 colours, bright colours are bold, except bright black.
  ///
  /// Bold black is black on many terminals, so bright black becomes the terminal's own colour,
  /// dimmed.
  private func foreground(_ color: Color?, _ attributes: inout CellStyle.Attributes) -> Int32 {
    guard let color else { return -1 }
    if palette == .eight, color.basic == 8 {
      attributes.insert(.dim)
      return -1
    }
    if palette == .eight, color.basic > 8 { attributes.insert(.bold) }
    return index(color)
  }

  private mutating func pair(_ colors: Colors) -> Int32 {
    if colors.foreground < 0, colors.background < 0 { return 0 }
    if let pair = pairs[colors] { return pair }
    let pair = Int32(pairs.count + 1)
    // If curses cannot name the terminal's own colours, they are white on black.
    let foreground = colors.foreground < 0 && !hasOwnColors ? 7 : colors.foreground
    let background = colors.background < 0 && !hasOwnColors ? 0 : colors.background
    guard Int(pair) < limit, init_extended_pair(pair, foreground, background) == OK else {
      isExhausted = true
      return 0
    }
    pairs[colors] = pair
    return pair
  }
}

extension Abilities.Palette {
  /// The palette of a terminal with a number of colours.
  init(colors: Int) {
    self =
      switch colors {
      case ..<8: .none
      case ..<16: .eight
      case ..<256: .sixteen
      case CursesStyles.anyColor...: .direct
      default: .many
      }
  }
}
