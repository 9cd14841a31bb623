/// A screen and a keyboard: all that the rest of the program knows of a terminal.
public protocol Console: AnyObject {
  /// The window's size now.
  var size: Size { get }
  /// What it can show.
  var abilities: Abilities { get }
  /// Shows a grid, writing only what differs from what is shown.
  func present(_ grid: Grid)
  /// The next key that waits, in the order they came; nil when none waits. Never blocks.
  func nextKey() -> Key?
  /// Lets the person notice something.
  func ring(_ alert: Alert)
  /// Gives the terminal back as it was found. Calling it again does nothing.
  func close()
}

/// What a terminal can show.
public struct Abilities: Hashable, Sendable {
  /// How many colours; `none` also when the person asked for none.
  public enum Palette: Hashable, Sendable {
    /// No colours.
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

  /// The colours.
  public let palette: Palette
  /// Whether characters beyond ASCII arrive whole.
  public let unicode: Bool

  /// The abilities of a terminal.
  public init(palette: Palette, unicode: Bool) {
    self.palette = palette
    self.unicode = unicode
  }
}
