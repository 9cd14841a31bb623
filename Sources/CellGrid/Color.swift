/// One colour, as a terminal of any wealth shows it.
///
/// Terminals of 256 colours use `rich`, an index into the fixed xterm palette (16–255 are the same
/// on every terminal). Terminals of 8 or 16 use `basic`, 0–15 in the order black, red, green,
/// yellow, blue, magenta, cyan, white and the same bright; with 8 colours the bright ones lose
/// their brightness.
public struct Color: Hashable, Sendable {
  /// The index in the 256-colour palette.
  public let rich: UInt8
  /// The index among the 16 basic colours.
  public let basic: UInt8

  /// A colour by its two indices; `basic` above 15 is taken modulo 16.
  public init(rich: UInt8, basic: UInt8) {
    self.rich = rich
    self.basic = basic & 15
  }
}
