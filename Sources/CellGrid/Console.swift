/// A screen and a keyboard: the program's only interface to a terminal.
public protocol Console: AnyObject {
  /// The current size of the window.
  var size: Size { get }
  /// What the terminal can show.
  var abilities: Abilities { get }
  /// Shows a grid; writes only what differs from the screen.
  func present(_ grid: Grid)
  /// Draws the next grid whole, as after the output of another program.
  func redraw()
  /// The next key in the order of typing; nil if none is waiting. Never blocks.
  func nextKey() -> Key?
  /// Alerts the person.
  func ring(_ alert: Alert)
  /// Puts a text on the clipboard, if the terminal lets programs do that.
  func copy(_ text: String)
  /// Restores the terminal. Further calls do nothing.
  func close()
}
