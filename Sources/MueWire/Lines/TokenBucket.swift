/// A token bucket: tokens come at a rate, up to a burst.
struct TokenBucket {
  private let rate: Rate
  /// In billionths of a token, so that each nanosecond adds a whole number.
  private var level: Int
  private var filled: Nanoseconds

  init(_ rate: Rate, now: Nanoseconds) {
    self.rate = rate
    level = rate.burst * Self.token
    filled = now
  }

  private static let token = 1_000_000_000

  mutating func available(_ now: Nanoseconds) -> Int {
    let missing = rate.burst * Self.token - level
    let passed = max(0, now - filled)
    filled = now
    // A long pause fills it, and nothing overflows in the calculation.
    let full = passed > missing / rate.perSecond
    level += full ? missing : passed * rate.perSecond
    return level / Self.token
  }

  mutating func take(_ count: Int) { level = max(0, level - count * Self.token) }

  /// The time of the next token, based on the level when it was last read.
  var next: Nanoseconds {
    level >= Self.token ? filled : filled + (Self.token - level) / rate.perSecond + 1
  }
}

/// A token bucket for each key.
///
/// Full buckets are dropped; beyond the limit, so is the bucket that has been unused for longest.
struct TokenBuckets<Key: Hashable> {
  private let rate: Rate
  private let limit: Int
  private(set) var buckets: [Key: (bucket: TokenBucket, used: Nanoseconds)] = [:]

  /// Creates an empty set of buckets; each begins full, and `limit` is at least 1.
  init(_ rate: Rate, limit: Int) {
    self.rate = rate
    self.limit = max(1, limit)
  }

  mutating func hasToken(_ key: Key, _ now: Nanoseconds) -> Bool {
    (buckets[key]?.bucket.available(now) ?? 1) > 0
  }

  mutating func take(_ key: Key, _ now: Nanoseconds) {
    if buckets[key] == nil, buckets.count >= limit { forget(now) }
    var bucket = buckets[key]?.bucket ?? TokenBucket(rate, now: now)
    _ = bucket.available(now)
    bucket.take(1)
    buckets[key] = (bucket, now)
  }

  /// The time of the next token, based on the level when it was last read.
  func next(_ key: Key, _ now: Nanoseconds) -> Nanoseconds { buckets[key]?.bucket.next ?? now }

  private mutating func forget(_ now: Nanoseconds) {
    buckets = buckets.filter { now - $0.value.used < rate.fillingTime }
    guard buckets.count >= limit, let oldest = buckets.min(by: { $0.value.used < $1.value.used })
    else { return }
    buckets[oldest.key] = nil
  }
}

extension Rate {
  /// The time after which an unused bucket is full.
  fileprivate var fillingTime: Nanoseconds { burst * 1_000_000_000 / perSecond + 1 }
}
