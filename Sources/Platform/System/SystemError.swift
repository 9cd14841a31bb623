/// A call that the operating system refused: for a file, a pipe, a thread or a program.
public struct SystemError: Error, Hashable, Sendable {
  /// The system's reason, an `errno` such as `ENOSPC`.
  public let number: Int32

  public init(number: Int32) { self.number = number }

  public var isMissing: Bool { number == ENOENT || number == ENOTDIR }
}

extension SystemError: CustomStringConvertible {
  /// The system's own words for its reason.
  public var description: String { String(cString: strerror(number)) }
}
