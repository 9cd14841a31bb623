import Platform

/// The clock that measures a decision.
enum ThinkingClock {
  /// The processor time of the thinking thread, so that a busy machine does not weaken a player.
  case processor
  /// Wall time, for programs, whose processor time cannot be measured here.
  case wall

  /// The time in nanoseconds, from an arbitrary origin.
  var nanoseconds: Int {
    var time = timespec()
    clock_gettime(self == .processor ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
