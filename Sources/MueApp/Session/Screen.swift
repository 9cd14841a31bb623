import CellGrid

/// One of the places of an evening: it answers keys, lets happen what is due and draws itself.
///
/// The loop around it is `Session.stay(in:)`; nothing in a room waits.
protocol Screen: AnyObject {
  /// Where the person wants to go; nil as long as the person stays.
  var route: Route? { get }
  /// After how many milliseconds to look again if nothing comes; nil for never.
  var patience: Int? { get }

  /// Answers a key or the mouse.
  func answer(_ key: Key)
  /// Lets happen what is due.
  func advance()
  /// Whether Ctrl-C ends the program now; where it may not, that is asked about first.
  func mayBeInterrupted() -> Bool
  /// The screen in a window of a size.
  func grid(_ size: Size) -> Grid
}

extension Screen {
  /// Most rooms have nothing that could be lost.
  func mayBeInterrupted() -> Bool { true }
}
