import Synchronization

/// A file or standard input to read from.
public final class ByteSource: Sendable {
  public static let standardInput = ByteSource(descriptor: STDIN_FILENO)

  private let descriptor: Int32
  /// How many bytes a regular file had when it was opened; otherwise 0.
  private let size: Int

  init(descriptor: Int32) {
    self.descriptor = descriptor
    size = 0
  }

  /// Opens anything that can be read, including pipes.
  ///
  /// - Throws: `SystemError` if it cannot be opened.
  public init(_ path: String) throws(SystemError) {
    descriptor = try Self.opened(path, O_RDONLY | O_CLOEXEC)
    size = 0
  }

  /// Opens a regular file, without blocking as opening a pipe would.
  ///
  /// - Throws: `SystemError` if it cannot be opened, with `EISDIR` if it is a folder, and with `EINVAL` if it is not a
  ///   regular file either.
  public init(plain path: String) throws(SystemError) {
    descriptor = try Self.opened(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var about = stat()
    let isKnown = fstat(descriptor, &about) == 0
    size = Int(about.st_size)
    let kind = about.st_mode & S_IFMT
    guard isKnown, kind == S_IFREG else {
      throw SystemError(number: kind == S_IFDIR ? EISDIR : EINVAL)
    }
  }

  private static func opened(_ path: String, _ flags: Int32) throws(SystemError) -> Int32 {
    let descriptor = open(path, flags)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
    return descriptor
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// Reads the next bytes, at most `limit`; returns none at the end.
  ///
  /// - Throws: `SystemError` if reading fails.
  public func some(atMost limit: Int = 65_536) throws(SystemError) -> [UInt8] {
    while true {
      var failure: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, filled in
        let count = retryOnInterrupt { read(descriptor, buffer.baseAddress, limit) }
        if count < 0 { failure = errno }
        filled = max(0, count)
      }
      if failure == 0 { return bytes }
      // Another program that shares the stream may have made it non-blocking.
      guard failure == EAGAIN else { throw SystemError(number: failure) }
      _ = Wait.isReady(descriptor, POLLIN, until: nil)
    }
  }

  /// The most bytes of a text: many times the longest that ships.
  private static let textLimit = 16 << 20

  /// The text of a regular file; nil if it cannot be read, is too long, or is not UTF-8.
  public static func text(of path: String) -> String? {
    guard let bytes = try? ByteSource(plain: path).whole(upTo: textLimit) else { return nil }
    return String(validating: bytes, as: UTF8.self)
  }

  /// Reads all bytes up to the end, at most `limit`.
  ///
  /// - Throws: `SystemError` if reading fails.
  public func all(atMost limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let some = try some(atMost: min(limit - bytes.count, max(65_536, min(size, 1 << 20))))
      if some.isEmpty { break }
      if bytes.isEmpty { bytes = some } else { bytes += some }
    }
    return bytes
  }

  /// Reads all bytes up to the end.
  ///
  /// - Throws: `SystemError` if reading fails, with `EFBIG` if there are more than `limit`.
  public func whole(upTo limit: Int) throws(SystemError) -> [UInt8] {
    let bytes = try all(atMost: limit + 1)
    if bytes.count > limit { throw SystemError(number: EFBIG) }
    return bytes
  }
}

/// A file or standard stream to write to.
public final class ByteSink: Sendable {
  /// Standard output; `StandardStreams.write` writes there too, through a buffer.
  public static let standardOutput = ByteSink(descriptor: STDOUT_FILENO)
  static let standardError = ByteSink(descriptor: STDERR_FILENO)

  private let descriptor: Int32

  init(descriptor: Int32) { self.descriptor = descriptor }

  /// Creates a file, or empties an existing one.
  ///
  /// - Throws: `SystemError` if the file cannot be opened for writing.
  public init(_ path: String) throws(SystemError) {
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError(number: errno) }
  }

  deinit { if descriptor > STDERR_FILENO { close(descriptor) } }

  /// Writes a whole text as UTF-8.
  ///
  /// - Throws: `SystemError` at the first byte that cannot be written; the bytes before it have been.
  public func write(_ text: String) throws(SystemError) { try write(Array(text.utf8)) }

  /// Writes bytes.
  ///
  /// - Throws: `SystemError` at the first byte that cannot be written; the bytes before it have been.
  public func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        retryOnInterrupt { Platform.write(descriptor, bytes.baseAddress, bytes.count) }
      }
      // As for reading.
      if count < 0, errno == EAGAIN {
        _ = Wait.isReady(descriptor, POLLOUT, until: nil)
        continue
      }
      guard count > 0 else { throw SystemError(number: errno) }
      rest = rest.dropFirst(count)
    }
  }
}

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

  /// Whether everything that was printed has been written, or has no reader any more; ask at the
  /// end.
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

  /// Writes a text to standard error, after what was printed; a failure is ignored, since there is nowhere to
  /// report it.
  public static func complain(_ text: String) {
    output.withLock { $0.flush() }
    try? ByteSink.standardError.write(text)
  }
}

/// The names in a folder.
public enum FolderListing {
  /// The names of files and folders, in no order; none if there is no such folder.
  ///
  /// - Throws: The reason why the folder cannot be read.
  public static func names(in path: String) throws(SystemError) -> [String] {
    try names(in: path) { $0 }
  }

  /// The names as `read` converts them, without those for which it returns nil; empty if there is no such folder.
  ///
  /// After `limit` of them no further name is read, so that somebody else's folder cannot fill the memory.
  ///
  /// - Throws: The reason why the folder cannot be read.
  public static func names<Name>(
    in path: String, atMost limit: Int = .max, as read: (String) -> Name?
  ) throws(SystemError) -> [Name] {
    guard let stream = opendir(path) else {
      let error = SystemError(number: errno)
      if error.isMissing { return [] }
      throw error
    }
    defer { closedir(stream) }
    var names: [Name] = []
    while names.count < limit, let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != "..", let name = read(name) { names.append(name) }
    }
    return names
  }
}
