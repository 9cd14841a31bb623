/// What may still be taken at a rate: filled by time, emptied by taking.
struct TokenBucket {
  private let rate: Rate
  /// In billionths of a token, so that a nanosecond brings a whole number of them.
  private var level: Int
  private var filled: Nanoseconds

  /// A full bucket.
  init(_ rate: Rate, now: Nanoseconds) {
    self.rate = rate
    level = rate.burst * Self.token
    filled = now
  }

  private static let token = 1_000_000_000

  /// How many whole tokens there are now.
  mutating func available(_ now: Nanoseconds) -> Int {
    let missing = rate.burst * Self.token - level
    let passed = max(0, now - filled)
    filled = now
    // A long pause fills it; nothing overflows on the way.
    let full = passed > missing / rate.perSecond
    level += full ? missing : passed * rate.perSecond
    return level / Self.token
  }

  /// Takes some that are there.
  mutating func take(_ count: Int) { level = max(0, level - count * Self.token) }

  /// When there will be one, as the level was when last asked for.
  var next: Nanoseconds {
    level >= Self.token ? filled : filled + (Self.token - level) / rate.perSecond + 1
  }
}
