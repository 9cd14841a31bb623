/// Lines in and out: the program's only interface to a person without a screen, and to scripts.
public protocol LineTerminal: AnyObject {
  /// Whether input comes from a terminal.
  var isInteractive: Bool { get }
  /// Whether text may go beyond ASCII.
  var unicode: Bool { get }
  /// The width of the terminal on standard output; nil if that is not a terminal.
  var columns: Int? { get }
  /// Ends `waitForInput`, from any thread.
  var wake: @Sendable () -> Void { get }
  /// Why output has failed; nil while it works.
  var loss: LineLoss? { get }
  /// Whether input has ended and no line is left.
  var hasEnded: Bool { get }
  /// The next line; nil if none has arrived or input has ended.
  func nextLine() -> TypedLine?
  /// Waits for a line, a signal, a wake, bytes on other descriptors, or the timeout; without a timeout for ever.
  ///
  /// Unless `wantsInput`, no input is read.
  func waitForInput(
    timeoutMilliseconds: Int?, wantsInput: Bool, also descriptors: [Int32]
  ) -> Arrivals
  /// Writes a line; while a person types one, it may be held back.
  func write(_ line: String)
}

extension LineTerminal {
  /// Waits for a line, a signal, a wake or the timeout; without a timeout for ever.
  public func waitForInput(timeoutMilliseconds: Int?, wantsInput: Bool) -> Arrivals {
    waitForInput(timeoutMilliseconds: timeoutMilliseconds, wantsInput: wantsInput, also: [])
  }
}

/// Why the output of lines has failed.
public enum LineLoss: Sendable {
  /// The reader has closed its end, or the terminal is gone.
  case unread
  /// The system refuses it, as on a full disk.
  case refused
}
