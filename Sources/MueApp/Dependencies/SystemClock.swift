import Platform

struct SystemClock: Clock {
  private let beginning = ContinuousClock.now
  private let waking = SuspendingClock.now

  var now: Duration { ContinuousClock.now - beginning }
  var awake: Duration { SuspendingClock.now - waking }
  var secondsSince1970: Int { time(nil) }
}
