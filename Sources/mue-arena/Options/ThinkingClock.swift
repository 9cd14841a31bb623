import Platform

/// What the time of a decision is told by.
enum ThinkingClock {
  /// The time that the thinking thread has had a processor for itself: whatever else a busy machine
  /// does, no player is the weaker for it.
  case processor
  /// The time on the wall: what is left for programs, whose processors nobody here can watch.
  case wall

  /// The time now, in nanoseconds since some beginning.
  var nanoseconds: Int {
    var time = timespec()
    clock_gettime(self == .processor ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
