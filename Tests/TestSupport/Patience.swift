import Foundation

/// How long tests wait at most for what must come.
///
/// `MUE_PATIENCE` makes that so many times as long as usual, for programs that something slows down, as a
/// sanitizer does, and lets them take as many times more memory. What they expect is the same otherwise.
public enum Patience {
  private static let factor =
    ProcessInfo.processInfo.environment["MUE_PATIENCE"].flatMap { Int($0) } ?? 1

  /// How much memory may be taken up, in megabytes.
  public static func atMost(megabytes: Int) -> Int { megabytes * max(1, factor) }

  /// A time within which something must come.
  public static func atMost(_ time: Duration) -> Duration { time * max(1, factor) }
}
