/// A screen and a keyboard: the program's only interface to a terminal.
public protocol Console: AnyObject {
  var size: Size { get }
  /// What the terminal can show; this may grow after the terminal answers a question, which a
  /// `Key.reply` announces.
  var abilities: Abilities { get }
  /// Ends `waitForInput`, from any thread.
  var wake: @Sendable () -> Void { get }
  /// The total time for which the process was stopped, as by Ctrl-Z.
  var timeStopped: Duration { get }
  /// Whether the terminal should report the mouse; if not, the person can select text with it.
  var wantsMouse: Bool { get set }
  /// Whether the terminal should report when its window gains and loses the focus.
  var wantsFocus: Bool { get set }
  /// Whether the connection to the terminal is slow, so that the bytes of a key may arrive
  /// separately.
  var isLineSlow: Bool { get set }
  /// The palette that the person wants; nil for the best that the terminal has.
  var wantedPalette: Abilities.Palette? { get set }
  /// Shows a grid, writing only what differs from the screen.
  func present(_ grid: Grid)
  /// Draws the next grid whole and sets all modes again, as after another program's output or on a
  /// new terminal.
  func redraw()
  /// The next key in the order of typing; nil if none is waiting. Never blocks.
  func nextKey() -> Key?
  /// Waits for keys, a signal, a wake-up or the timeout; without a timeout it waits for ever.
  func waitForInput(timeoutMilliseconds: Int?) -> Arrivals
  /// Alerts the person.
  func ring(_ alert: Alert)
  /// Puts a text on the clipboard if the terminal allows that.
  func copy(_ text: String)
}
