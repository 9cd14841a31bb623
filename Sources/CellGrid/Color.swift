/// One colour, as a terminal of any wealth shows it.
///
/// Terminals that take red, green and blue get these. Terminals of 256 colours use `rich`, an index
/// into the fixed xterm palette (16–255 are the same on every terminal). Terminals of 8 or 16 use
/// `basic`, 0–15 in the order black, red, green, yellow, blue, magenta, cyan, white and the same
/// bright; with 8 colours the bright ones lose their brightness.
public struct Color: Hashable, Sendable {
  /// Red, green and blue, a byte each, red the highest.
  public let rgb: UInt32
  /// The index in the 256-colour palette.
  public let rich: UInt8
  /// The index among the 16 basic colours.
  public let basic: UInt8

  /// A colour by red, green and blue; of the 256 the nearest stands for it.
  ///
  /// `basic` above 15 is taken modulo 16, bits of `rgb` above 24 are dropped.
  public init(rgb: UInt32, basic: UInt8) {
    self.rgb = rgb & 0xFF_FFFF
    self.basic = basic & 15
    rich = Self.nearest(to: self.rgb)
  }

  /// A colour by its index in the fixed part of the 256-colour palette, 16 and above.
  public init(rich: UInt8, basic: UInt8) {
    rgb = Self.rgb(of: rich)
    self.rich = rich
    self.basic = basic & 15
  }
}
