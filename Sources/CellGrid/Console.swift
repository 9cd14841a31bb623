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
