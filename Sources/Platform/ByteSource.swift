import Synchronization

/// A file or standard input to read from.
public final class ByteSource: Sendable {
  public static let standardInput = ByteSource(descriptor: STDIN_FILENO)

  private let descriptor: Int32
  /// The size of a regular file when it was opened, in bytes; otherwise 0.
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

  /// The maximum size of a text in bytes: many times the longest that ships.
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
