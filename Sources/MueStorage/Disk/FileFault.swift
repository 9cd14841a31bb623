import Platform

/// What the system refused to do with a file, and its reason.
public struct FileFault: Error, Hashable, Sendable {
  /// What was to be done.
  public enum Step: Hashable, Sendable {
    /// To make a directory.
    case makeDirectory
    /// To open a directory.
    case openDirectory
    /// To read the names in a directory.
    case list
    /// To open a file that is there.
    case open
    /// To read a file.
    case read
    /// To make a new file.
    case create
    /// To write into it.
    case write
    /// To have it written on the disk itself.
    case sync
    /// To close it.
    case close
    /// To give it a second name.
    case link
    /// To give it another name.
    case rename
    /// To take a name away.
    case remove
    /// To keep other programs out.
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
