import Platform

/// A file operation that the system refused, and its reason.
public struct FileFault: Error, Hashable, Sendable {
  /// The operation.
  public enum Step: Hashable, Sendable {
    case makeDirectory, openDirectory
    /// Read the names in a directory.
    case list
    case open, read, create, write, sync, close
    /// Give it a second name.
    case link
    case rename, remove
    /// Lock out other programs.
    case lock
  }

  let step: Step
  /// The system's reason, an `errno` such as `ENOSPC`.
  public let code: Int32

  public init(_ step: Step, _ code: Int32) {
    self.step = step
    self.code = code
  }

  var isMissing: Bool { code == ENOENT }
}

extension FileFault: CustomStringConvertible {
  /// The operation and the system's own words, for the log.
  public var description: String { "\(step): \(SystemError(number: code))" }
}
