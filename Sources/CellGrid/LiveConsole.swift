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

/// What ended a wait for input; more than one thing may have come at once.
public struct Arrivals: Hashable, Sendable {
  /// Keys wait: take them until there is none.
  public var hasInput = false
  /// Signals that ask the program to end, in the order they came: SIGTERM, SIGINT, SIGHUP.
  public var signals: [Int32] = []
  /// Another thread woke the console since the last wait.
  public var isWoken = false
  /// Those of the other descriptors that can be read from, or have been closed.
  public var readable: [Int32] = []

  public init() {}

  /// Nothing came before the time was over.
  public var isEmpty: Bool { !hasInput && signals.isEmpty && !isWoken && readable.isEmpty }

  /// Adds the input and the signals of others.
  public mutating func merge(_ others: Arrivals) {
    hasInput = hasInput || others.hasInput
    signals += others.signals
  }
}
