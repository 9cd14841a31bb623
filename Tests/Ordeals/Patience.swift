import Foundation

/// How long tests wait at most for what must come.
///
/// `MUE_PATIENCE` makes that so many times as long as usual, for programs that something slows down, as a
/// sanitizer does. What they expect is the same.
public enum Patience {
  private static let factor =
    ProcessInfo.processInfo.environment["MUE_PATIENCE"].flatMap { Int($0) } ?? 1

  /// A time within which something must come.
  public static func atMost(_ time: Duration) -> Duration { time * max(1, factor) }
}
