/// A screen and a keyboard: the program's only interface to a terminal.
public protocol Console: AnyObject {
  /// The window's size now.
  var size: Size { get }
  /// What it can show.
  var abilities: Abilities { get }
  /// Shows a grid, writing only what differs from what is shown.
  func present(_ grid: Grid)
  /// The next key in the order of typing; nil when none waits. Never blocks.
  func nextKey() -> Key?
  /// Alerts the person.
  func ring(_ alert: Alert)
  /// Restores the terminal. Further calls do nothing.
  func close()
}
