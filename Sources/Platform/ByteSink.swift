import Synchronization

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
      // As in `ByteSource.some`.
      if count < 0, errno == EAGAIN {
        _ = Wait.isReady(descriptor, POLLOUT, until: nil)
        continue
      }
      guard count > 0 else { throw SystemError(number: errno) }
      rest = rest.dropFirst(count)
    }
  }
}
