/// What ended a wait for input; several may come at once.
public struct Arrivals: Hashable, Sendable {
  /// Keys are waiting: take them until there are none.
  public var hasInput = false
  /// Signals that ask the program to end, in order of arrival: SIGTERM, SIGINT, SIGHUP.
  public var signals: [Int32] = []
  /// Another thread has woken the console since the last wait.
  public var isWoken = false
  /// The other descriptors that are readable or have been closed.
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
