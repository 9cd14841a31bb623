import Foundation

/// The limits of time and memory in tests.
///
/// `MUE_PATIENCE` is a factor for both, for programs that are slowed down, as by a sanitizer.
public enum Patience {
  private static let factor =
    ProcessInfo.processInfo.environment["MUE_PATIENCE"].flatMap { Int($0) } ?? 1

  /// The most memory that a program may take, in megabytes.
  public static func atMost(megabytes: Int) -> Int { megabytes * max(1, factor) }

  /// The longest time that a test waits.
  public static func atMost(_ time: Duration) -> Duration { time * max(1, factor) }
}
