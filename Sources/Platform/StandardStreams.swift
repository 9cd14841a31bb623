import Synchronization

/// Standard input, output and error.
public enum StandardStreams {
  /// Prevents the descriptors of closed standard streams from being reused for files that are
  /// opened later.
  ///
  /// Those files would be read or written by mistake.
  public static func reserve() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) < 0 && errno == EBADF {
      // The system assigns the lowest free number, which is this one.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  private struct Output {
    var bytes: [UInt8] = []
    var hasFailed = false

    mutating func flush() {
      if !hasFailed { hasFailed = (try? ByteSink.standardOutput.write(bytes)) == nil }
      bytes = []
    }
  }

  private static let output = Mutex(Output())
  private static let isOnTerminal = isatty(STDOUT_FILENO) == 1
  private static let mostWaiting = 8192

  /// Writes a text to standard output, through a buffer; on a terminal at once.
  ///
  /// Unlike the C library's, it waits where another program has made standard output non-blocking.
  public static func write(_ text: String) {
    output.withLock { output in
      output.bytes += text.utf8
      if isOnTerminal || output.bytes.count >= mostWaiting { output.flush() }
    }
  }

  /// Whether all output has been written, or has no reader any more; check it at the end.
  public static var isOutputWhole: Bool {
    let isWritten = output.withLock { output in
      output.flush()
      return !output.hasFailed
    }
    if isWritten { return true }
    var found = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return poll(&found, 1, 0) == 1 && found.revents & Int16(POLLERR) != 0
  }

  /// The width of the terminal on standard output; nil if that is not a terminal.
  public static var outputColumns: Int? { columns(of: STDOUT_FILENO) }

  /// The width of the terminal on standard error; nil if that is not a terminal.
  public static var errorColumns: Int? { columns(of: STDERR_FILENO) }

  private static func columns(of stream: Int32) -> Int? {
    var size = winsize()
    guard ioctl(stream, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes a text to standard error, after any pending output; a failure is ignored, since there
  /// is nowhere to report it.
  public static func complain(_ text: String) {
    output.withLock { $0.flush() }
    try? ByteSink.standardError.write(text)
  }
}
