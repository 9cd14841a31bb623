/// A console that a loop can sleep at until there is something to do.
public protocol LiveConsole: Console {
  /// Ends `waitForInput`, from any thread.
  var wake: @Sendable () -> Void { get }
  /// How long the process has been stopped in all, as by Ctrl-Z.
  var timeStopped: Duration { get }
  /// Whether the terminal tells of the mouse; if not, it keeps the mouse for itself.
  var wantsMouse: Bool { get set }
  /// Whether the terminal tells when the person looks at another window, and back.
  var wantsFocus: Bool { get set }
  /// Sleeps until keys, a signal or a wake come, or time is over; without a time for ever.
  func waitForInput(timeoutMilliseconds: Int?) -> Arrivals
}
