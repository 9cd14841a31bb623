import CellGrid
import MueUI
import MueWords

/// A screen of a session: answers keys, handles whatever is due, and draws itself.
///
/// `Session.stay(in:)` is the loop around it; nothing in a screen blocks.
protocol Screen: AnyObject {
  var session: Session { get }
  /// The next screen; nil while the person stays.
  var route: Route? { get }
  /// The milliseconds until the next `advance` without input; nil for never.
  var patience: Int? { get }
  /// Whether text is being typed, so that letters are not commands.
  var isTyping: Bool { get }

  /// Does work that can wait until after the first frame; called once.
  func begin()
  /// Answers a key or the mouse in a window of this size; returns events that may ring the bell.
  func answer(_ key: Key, in size: Size) -> [TableEvent]
  /// Handles whatever is due; returns events that may ring the bell.
  func advance() -> [TableEvent]
  /// Whether Ctrl-C ends the program now; if not, the screen asks first.
  func mayBeInterrupted() -> Bool
  /// Draws the screen for a window of this size.
  func grid(_ size: Size) -> Grid
  /// Shows what has happened elsewhere in the card room.
  func show(news phrase: Phrase)
  /// Performs an effect of a page or table; returns false if it is not meant for this screen.
  func perform(_ effect: Effect) -> Bool
}

/// By default, a screen only waits for keys and has nothing to lose.
extension Screen {
  var patience: Int? { nil }
  func begin() {}
  func advance() -> [TableEvent] { [] }
  func mayBeInterrupted() -> Bool { true }
}
