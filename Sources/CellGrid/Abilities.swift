/// What a terminal can show.
public struct Abilities: Hashable, Sendable {
  /// The palettes of terminals, from the fewest colours to the most; `none` also if the person has
  /// turned colours off.
  public enum Palette: Comparable, Hashable, Sendable {
    case none
    /// The eight colours of every colour terminal.
    case eight
    /// Those eight, each dark and bright.
    case sixteen
    /// The 256 colours of xterm's palette.
    case many
    /// Any colour, given as red, green and blue.
    case direct
  }

  public let palette: Palette
  /// Whether the terminal shows characters beyond ASCII.
  public let unicode: Bool
  /// Whether the background is light, according to the terminal or the environment; nil if neither
  /// reports it.
  public let isLight: Bool?
  /// The characters in the terminal's font; nil if unknown, in which case it probably has all of
  /// them.
  public let font: Set<Unicode.Scalar>?

  public init(
    palette: Palette, unicode: Bool, isLight: Bool? = false, font: Set<Unicode.Scalar>? = nil
  ) {
    self.palette = palette
    self.unicode = unicode
    self.isLight = isLight
    self.font = font
  }
}
