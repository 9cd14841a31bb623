/// Lines in and out: the program's only interface to scripts, and to people without a screen.
public protocol LineTerminal: AnyObject {
  /// Whether input comes from a terminal.
  var isInteractive: Bool { get }
  /// Whether text may contain characters beyond ASCII.
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
  /// Waits for a line, a signal, a wake-up, bytes on other descriptors, or the timeout; without a
  /// timeout it waits for ever.
  ///
  /// Input is read only if `wantsInput`.
  func waitForInput(
    timeoutMilliseconds: Int?, wantsInput: Bool, also descriptors: [Int32]
  ) -> Arrivals
  /// Writes a line; it may be held back while a person is typing.
  func write(_ line: String)
}

extension LineTerminal {
  /// Waits for a line, a signal, a wake-up or the timeout; without a timeout it waits for ever.
  public func waitForInput(timeoutMilliseconds: Int?, wantsInput: Bool) -> Arrivals {
    waitForInput(timeoutMilliseconds: timeoutMilliseconds, wantsInput: wantsInput, also: [])
  }
}
