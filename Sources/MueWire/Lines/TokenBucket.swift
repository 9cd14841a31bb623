/// What may still be taken at a rate: filled by time, emptied by taking.
struct TokenBucket {
  private let rate: Rate
  /// In billionths of a token, so that a nanosecond brings a whole number of them.
  private var level: Int
  private var filled: Nanoseconds

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

/// A token bucket for each of many, who are told apart by a key.
///
/// Only a few are kept: a bucket that is full again says nothing, and beyond the limit the one that was used
/// longest ago is forgotten.
struct TokenBuckets<Key: Hashable> {
  private let rate: Rate
  private let limit: Int
  private var buckets: [Key: (bucket: TokenBucket, used: Nanoseconds)] = [:]

  /// Buckets that all begin full; at least one is kept.
  init(_ rate: Rate, limit: Int) {
    self.rate = rate
    self.limit = max(1, limit)
  }

  /// How many buckets are kept now.
  var count: Int { buckets.count }

  /// Whether there is a token.
  mutating func hasToken(_ key: Key, _ now: Nanoseconds) -> Bool {
    (buckets[key]?.bucket.available(now) ?? 1) > 0
  }

  /// Takes a token, where there is one.
  mutating func take(_ key: Key, _ now: Nanoseconds) {
    if buckets[key] == nil, buckets.count >= limit { forget(now) }
    var bucket = buckets[key]?.bucket ?? TokenBucket(rate, now: now)
    _ = bucket.available(now)
    bucket.take(1)
    buckets[key] = (bucket, now)
  }

  /// When there will be a token, as the level was when last asked for.
  func next(_ key: Key, _ now: Nanoseconds) -> Nanoseconds { buckets[key]?.bucket.next ?? now }

  private mutating func forget(_ now: Nanoseconds) {
    buckets = buckets.filter { now - $0.value.used < rate.fillingTime }
    guard buckets.count >= limit, let oldest = buckets.min(by: { $0.value.used < $1.value.used })
    else { return }
    buckets[oldest.key] = nil
  }
}

extension Rate {
  /// After how long without use a bucket is full in any case.
  fileprivate var fillingTime: Nanoseconds { burst * 1_000_000_000 / perSecond + 1 }
}
