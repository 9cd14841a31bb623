import Glibc

/// What the system refused to do with a file, and its reason.
public struct FileFault: Error, Hashable, Sendable {
  /// What was to be done.
  public enum Step: Hashable, Sendable {
    case makeDirectory
    case openDirectory
    case list
    case open
    case read
    case create
    case write
    case sync
    case close
    case link
    case rename
    case remove
    case lock
  }

  /// What was to be done.
  public let step: Step
  /// The system's reason, an `errno` such as `ENOSPC`.
  public let code: Int32

  /// A fault.
  public init(_ step: Step, _ code: Int32) {
    self.step = step
    self.code = code
  }

  /// Whether the file merely is not there.
  var isMissing: Bool { code == ENOENT }
}
