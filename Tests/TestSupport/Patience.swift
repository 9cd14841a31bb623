import Foundation
import Platform

/// The limits of time and memory in tests.
///
/// They only end tests that hang: no test passes or fails by its duration.
public enum Patience {
  /// `MUE_PATIENCE`, for programs that are slowed down, for instance by a sanitizer.
  private static let factor =
    max(1, ProcessInfo.processInfo.environment["MUE_PATIENCE"].flatMap { Int($0) } ?? 1)

  /// The most memory that a program may take, in megabytes.
  public static func atMost(megabytes: Int) -> Int { megabytes * factor }

  /// The longest time that a test waits: longer while the machine is busy.
  public static func atMost(_ time: Duration = .seconds(60)) -> Duration { time * factor * load }

  /// The same in whole milliseconds, as system calls take it.
  public static var milliseconds: CInt { CInt(atMost() / .milliseconds(1)) }

  /// The number of programs for each processor, on average over the last minute, at least 1.
  private static var load: Double {
    var average = 0.0
    getloadavg(&average, 1)
    return max(1, average / Double(JoinedThreads.mostAtOnce))
  }
}

/// The end of a wait that begins now.
public struct Deadline {
  private let begin = ContinuousClock.now
  private let time: Duration

  /// A deadline after a time; the default only ends tests that hang.
  public init(after time: Duration = .seconds(60)) { self.time = time }

  public var isOver: Bool { ContinuousClock.now - begin > Patience.atMost(time) }
}
