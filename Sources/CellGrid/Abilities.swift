/// What a terminal can show.
public struct Abilities: Hashable, Sendable {
  /// How many colours; `none` also when the person asked for none.
  public enum Palette: Hashable, Sendable {
    case none
    /// The eight that every terminal with colours has.
    case eight
    /// Those eight, dark and bright.
    case sixteen
    /// The 256 of the usual table.
    case many
    /// Any colour there is, by red, green and blue.
    case direct
  }

  public let palette: Palette
  /// Whether characters beyond ASCII arrive whole.
  public let unicode: Bool

  public init(palette: Palette, unicode: Bool) {
    self.palette = palette
    self.unicode = unicode
  }
}
