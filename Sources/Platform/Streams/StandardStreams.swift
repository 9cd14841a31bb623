import CPlatform

/// Standard input, output and error as a program was started with them.
public enum StandardStreams {
  /// Keeps the numbers of closed ones from going to files that are opened later.
  ///
  /// Those would be read or written by mistake. The closed ones stay as useless as they were.
  public static func reserve() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(number, F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is handed out: this one.
      _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Whether all that was printed has arrived, or nobody reads it any more: asked at the end.
  public static var isOutputWhole: Bool {
    if platform_flush_output() != 0 { return true }
    var output = pollfd(fd: STDOUT_FILENO, events: 0, revents: 0)
    return poll(&output, 1, 0) == 1 && output.revents & Int16(POLLERR) != 0
  }
}
