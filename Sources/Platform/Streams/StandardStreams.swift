import CPlatform

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

  /// Whether everything that was printed has been written, or has no reader any more; ask at the
  /// end.
  public static var isOutputWhole: Bool {
    if platform_flush_output() != 0 { return true }
    var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return poll(&output, 1, 0) == 1 && output.revents & Int16(POLLERR) != 0
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

  /// Writes a text to standard error; a failure is ignored, since there is nowhere to report it.
  public static func complain(_ text: String) { try? ByteSink.standardError.write(text) }
}
