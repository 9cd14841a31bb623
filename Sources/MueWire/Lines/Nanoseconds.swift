import Platform

/// A time of the clock that never goes back, or a span of it.
typealias Nanoseconds = Int

extension Nanoseconds {
  /// What the clock shows.
  static var now: Nanoseconds {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }

  /// A span of so many milliseconds.
  static func milliseconds(_ count: Int) -> Nanoseconds { count * 1_000_000 }
}
