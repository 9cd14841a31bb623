/// A file or standard input to read from.
public final class ByteSource: Sendable {
  /// Standard input.
  public static let standardInput = ByteSource(descriptor: STDIN_FILENO)

  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// Opens anything that can be read, including pipes.
  ///
  /// - Throws: `SystemError` if it cannot be opened.
  public init(_ path: String) throws(SystemError) {
    descriptor = try Self.opened(path, O_RDONLY | O_CLOEXEC)
  }

  /// Opens a regular file, without blocking as opening a pipe would.
  ///
  /// - Throws: `SystemError` if it cannot be opened, with `EINVAL` if it is not a regular file.
  public init(plain path: String) throws(SystemError) {
    descriptor = try Self.opened(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var about = stat()
    guard fstat(descriptor, &about) == 0, about.st_mode & S_IFMT == S_IFREG else {
      throw SystemError(number: EINVAL)
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
    var bytes = [UInt8](repeating: 0, count: limit)
    var count = read(descriptor, &bytes, limit)
    while count < 0, errno == EINTR { count = read(descriptor, &bytes, limit) }
    guard count >= 0 else { throw SystemError(number: errno) }
    return Array(bytes[..<count])
  }

  /// Reads all bytes up to the end, at most `limit`.
  ///
  /// - Throws: `SystemError` if reading fails.
  public func all(atMost limit: Int = .max) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let some = try some(atMost: min(limit - bytes.count, 65_536))
      if some.isEmpty { break }
      bytes += some
    }
    return bytes
  }
}
