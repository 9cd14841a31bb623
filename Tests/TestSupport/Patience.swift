import Foundation
import Platform

/// The limits of time and memory in tests.
///
/// They only end what hangs: no test passes or fails by how long something takes.
public enum Patience {
  /// `MUE_PATIENCE`, for programs that are slowed down, as by a sanitizer.
  private static let factor =
    max(1, ProcessInfo.processInfo.environment["MUE_PATIENCE"].flatMap { Int($0) } ?? 1)

  /// The most memory that a program may take, in megabytes.
  public static func atMost(megabytes: Int) -> Int { megabytes * factor }

  /// The longest time that a test waits: longer while the machine is busy.
  public static func atMost(_ time: Duration = .seconds(60)) -> Duration { time * factor * load }

  /// The same in whole milliseconds, as the system takes it.
  public static var milliseconds: CInt { CInt(atMost() / .milliseconds(1)) }

  /// How many programs want each processor, on average of the last minute, at least 1.
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

  /// A deadline after a time, by default one that only ends what hangs.
  public init(after time: Duration = .seconds(60)) { self.time = time }

  public var isOver: Bool { ContinuousClock.now - begin > Patience.atMost(time) }
}
