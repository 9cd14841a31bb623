import CellGrid
import MueUI

/// A screen of a session: it answers keys, does what is due and draws itself.
///
/// The loop around it is `Session.stay(in:)`; nothing in a screen blocks.
protocol Screen: AnyObject {
  var session: Session { get }
  /// The next screen; nil while the person stays.
  var route: Route? { get }
  /// The milliseconds until the next `advance` without input; nil for never.
  var patience: Int? { get }
  /// Whether text is being typed, so that letters are not commands.
  var isTyping: Bool { get }

  /// Does the work that can wait until after the first frame; called once.
  func begin()
  /// Answers a key or the mouse, in a window of the given size; returns the events that can ring.
  func answer(_ key: Key, in size: Size) -> [TableEvent]
  /// Does what is due; returns the events that can ring.
  func advance() -> [TableEvent]
  /// Whether Ctrl-C ends the program now; otherwise the screen asks first.
  func mayBeInterrupted() -> Bool
  /// Draws the screen for a window of the given size.
  func grid(_ size: Size) -> Grid
  /// Performs an effect of a page or the table; returns false if it is not for this screen.
  func perform(_ effect: Effect) -> Bool
}

/// By default, a screen waits for keys only and has nothing to lose.
extension Screen {
  var patience: Int? { nil }
  func begin() {}
  func advance() -> [TableEvent] { [] }
  func mayBeInterrupted() -> Bool { true }
}
