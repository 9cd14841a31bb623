/// A colour, with a form for each kind of terminal.
///
/// Terminals with direct colours use `rgb`. Terminals with 256 colours use `rich`, an index into
/// the fixed xterm palette (16–255 are the same on every terminal). Terminals with 8 or 16 use
/// `basic`: 0–15 in the order black, red, green, yellow, blue, magenta, cyan, white, followed by
/// their bright versions, which are not bright on terminals with 8.
public struct Color: Hashable, Sendable {
  /// Red, green and blue, one byte each, with red the highest.
  public let rgb: UInt32
  /// The index in the 256-colour palette.
  public let rich: UInt8
  /// The index among the 16 basic colours.
  public let basic: UInt8

  /// A colour from red, green and blue; `rich` is the nearest of the 256.
  ///
  /// `basic` above 15 is taken modulo 16; bits of `rgb` above 24 are dropped.
  public init(rgb: UInt32, basic: UInt8) { self.init(rgb: rgb, many: rgb, basic: basic) }

  /// A colour with a separate form for 256-colour terminals: the nearest to `many`, which has the
  /// format of `rgb`.
  public init(rgb: UInt32, many: UInt32, basic: UInt8) {
    self.init(rgb: rgb, rich: Self.nearest(to: many & 0xFF_FFFF), basic: basic & 15)
  }
}

extension Color {
  /// The colour with other red, green and blue for direct colours; the 256-colour form stays, which
  /// saves searching for it again.
  public func lit(_ rgb: UInt32) -> Color { Color(rgb: rgb, rich: rich, basic: basic) }

  private init(rgb: UInt32, rich: UInt8, basic: UInt8) {
    (self.rgb, self.rich, self.basic) = (rgb & 0xFF_FFFF, rich, basic)
  }

  /// Red, green and blue as 256-colour terminals show the colour.
  public var many: UInt32 { Self.rgb(of: rich) }

  /// A mix with another colour, from 0 (this one) to 1; the form for 16 colours stays the same.
  public func mixed(with other: Color, _ share: Double) -> Color {
    func channel(_ shift: UInt32) -> UInt32 {
      let (from, to) = (Double(rgb >> shift & 255), Double(other.rgb >> shift & 255))
      return UInt32((from + (to - from) * share).rounded())
    }
    return Color(rgb: channel(16) << 16 | channel(8) << 8 | channel(0), basic: basic)
  }

  /// The six levels of the palette's colour cube, 16 to 231.
  private static let steps: [UInt32] = [0, 95, 135, 175, 215, 255]

  /// Red, green and blue of an index in the xterm palette; black for the first 16, which differ
  /// between terminals.
  static func rgb(of index: UInt8) -> UInt32 {
    if index < 16 { return 0 }
    if index > 231 {
      let grey = UInt32(index - 232) * 10 + 8
      return grey << 16 | grey << 8 | grey
    }
    let cube = Int(index) - 16
    return steps[cube / 36] << 16 | steps[cube / 6 % 6] << 8 | steps[cube % 6]
  }

  /// The index from 16 up that is nearest to a colour; the lowest if there are several.
  static func nearest(to rgb: UInt32) -> UInt8 {
    var best: (index: UInt8, distance: Int) = (16, .max)
    for index in UInt8(16)...255 {
      let distance = distance(self.rgb(of: index), rgb)
      if distance < best.distance { best = (index, distance) }
    }
    return best.index
  }

  private static func distance(_ first: UInt32, _ second: UInt32) -> Int {
    func square(_ shift: UInt32) -> Int {
      let difference = Int(first >> shift & 255) - Int(second >> shift & 255)
      return difference * difference
    }
    return square(16) + square(8) + square(0)
  }
}
