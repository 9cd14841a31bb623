/// Bytes that come from a file or from standard input.
public final class ByteSource: Sendable {
  /// What a program is given to read.
  public static let standardInput = ByteSource(descriptor: STDIN_FILENO)

  private let descriptor: Int32

  private init(descriptor: Int32) { self.descriptor = descriptor }

  /// Opens whatever can be read, a pipe too.
  public init(_ path: String) throws(StreamFault) {
    descriptor = try Self.opened(path, O_RDONLY | O_CLOEXEC)
  }

  /// Opens a plain file; nothing else is waited for, as a pipe would be.
  public init(plain path: String) throws(StreamFault) {
    descriptor = try Self.opened(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    var about = stat()
    guard fstat(descriptor, &about) == 0, about.st_mode & S_IFMT == S_IFREG else {
      throw StreamFault(number: EINVAL)
    }
  }

  private static func opened(_ path: String, _ flags: Int32) throws(StreamFault) -> Int32 {
    let descriptor = open(path, flags)
    guard descriptor >= 0 else { throw StreamFault(number: errno) }
    return descriptor
  }

  deinit { if descriptor != STDIN_FILENO { close(descriptor) } }

  /// What comes next, at most so many bytes; nothing at the end.
  public func some(atMost limit: Int = 65_536) throws(StreamFault) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    var count = read(descriptor, &bytes, limit)
    while count < 0, errno == EINTR { count = read(descriptor, &bytes, limit) }
    guard count >= 0 else { throw StreamFault(number: errno) }
    return Array(bytes[..<count])
  }

  /// All that comes, at most so many bytes.
  public func all(atMost limit: Int = .max) throws(StreamFault) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let some = try some(atMost: min(limit - bytes.count, 65_536))
      if some.isEmpty { break }
      bytes += some
    }
    return bytes
  }
}
