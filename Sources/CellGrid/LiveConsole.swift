/// A console on which a loop can wait for input.
public protocol LiveConsole: Console {
  /// Ends `waitForInput`, from any thread.
  var wake: @Sendable () -> Void { get }
  /// For how long the process has been stopped in total, as by Ctrl-Z.
  var timeStopped: Duration { get }
  /// Whether the terminal reports the mouse; if not, the person can select text with it.
  var wantsMouse: Bool { get set }
  /// Whether the terminal reports when its window gains and loses the focus.
  var wantsFocus: Bool { get set }
  /// Whether the line to the terminal is slow, so that a key's bytes may arrive apart.
  var isLineSlow: Bool { get set }
  /// Waits for keys, a signal, a wake or the timeout; without a timeout for ever.
  func waitForInput(timeoutMilliseconds: Int?) -> Arrivals
}

/// What ended a wait for input; several may come at once.
public struct Arrivals: Hashable, Sendable {
  /// Keys are waiting: take them until there are none.
  public var hasInput = false
  /// Signals that ask the program to end, in the order they arrived: SIGTERM, SIGINT, SIGHUP.
  public var signals: [Int32] = []
  /// Another thread woke the console since the last wait.
  public var isWoken = false
  /// The other descriptors that can be read from, or have been closed.
  public var readable: [Int32] = []

  public init() {}

  /// Whether nothing arrived before the timeout.
  public var isEmpty: Bool { !hasInput && signals.isEmpty && !isWoken && readable.isEmpty }

  /// Adds the arrivals of another wait.
  public mutating func merge(_ others: Arrivals) {
    hasInput = hasInput || others.hasInput
    signals += others.signals
  }
}
