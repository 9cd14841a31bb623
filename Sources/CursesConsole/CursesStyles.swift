import CNcurses
import CellGrid

/// Converts cell styles to curses attributes and colour pairs, which are allocated on first use.
struct CursesStyles {
  /// A style in the terms of curses.
  struct CursesStyle: Hashable {
    var attributes: UInt32 = 0
    var pair: Int32 = 0
  }

  /// The palette of the terminal; `none` if the person turned colours off.
  let palette: Abilities.Palette
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

  init(wantsColors: Bool) {
    guard wantsColors, has_colors(), start_color() == OK, cn_colors() >= 8, cn_color_pairs() > 1
    else {
      palette = .none
      limit = 0
      hasOwnColors = true
      return
    }
    hasOwnColors = use_default_colors() == OK
    limit = min(Int(cn_color_pairs()), Int(Int16.max))
    if cn_has_direct_colors() {
      // Direct colours with other than eight bits each are too rare to support.
      palette = cn_colors() == 1 << 24 ? .direct : .eight
    } else if cn_colors() < 16 {
      palette = .eight
    } else {
      palette = cn_colors() < 256 ? .sixteen : .many
    }
  }

  /// The attributes and the colour pair of a style.
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

  /// Frees all pairs, for a frame that needs others.
  mutating func removeAll() {
    pairs = [:]
    isExhausted = false
    last = (.plain, CursesStyle())
  }

  private func index(_ color: Color) -> Int32 { Self.index(color, palette) }

  /// The number of a colour in curses.
  ///
  /// With direct colours, the lowest numbers, up to 256 on some terminals, are those of a palette;
  /// so the darkest blues get a touch of red.
  static func index(_ color: Color, _ palette: Abilities.Palette) -> Int32 {
    switch palette {
    case .direct: Int32(color.rgb < 256 ? color.rgb | 0x01_0000 : color.rgb)
    case .many: Int32(color.rich)
    case .sixteen: Int32(color.basic)
    case .eight, .none: Int32(color.basic & 7)
    }
  }

  /// With 8 colours, the bright ones are bold, except bright black.
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
