/// What a terminal can show.
public struct Abilities: Hashable, Sendable {
  /// The colours that the terminal can show; `none` also if the person turned them off.
  public enum Palette: Hashable, Sendable {
    case none
    /// The eight of every colour terminal.
    case eight
    /// Those eight, dark and bright.
    case sixteen
    /// The 256 colours of xterm's palette.
    case many
    /// Any colour, given by red, green and blue.
    case direct
  }

  public let palette: Palette
  /// Whether the terminal shows characters beyond ASCII.
  public let unicode: Bool

  public init(palette: Palette, unicode: Bool) {
    self.palette = palette
    self.unicode = unicode
  }
}
