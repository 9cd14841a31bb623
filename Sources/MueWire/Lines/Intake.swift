import Platform

/// Turns a peer's bytes into lines, and limits the rate of bytes, the rate of lines, and the time
/// that a line may take.
struct Intake {
  private let limits: WireLimits
  private var framer: LineFramer
  private var lines: TokenBucket
  private var bytes: TokenBucket
  private var unfinishedSince: Nanoseconds?
  /// Whether whole lines may be waiting because of the rate limit.
  private(set) var isThrottled = false

  init(_ limits: WireLimits, now: Nanoseconds) {
    self.limits = limits
    framer = LineFramer(limit: limits.line - 1)
    lines = TokenBucket(limits.lineRate, now: now)
    bytes = TokenBucket(limits.byteRate, now: now)
  }

  /// How many bytes may be read from the network now.
  mutating func room(_ now: Nanoseconds) -> Int { isThrottled ? 0 : bytes.available(now) }

  func hasRoom(_ now: Nanoseconds) -> Bool { !isThrottled && bytes.next <= now }

  /// Whether a whole line is waiting, even an empty one.
  var hasLine: Bool { framer.first.map { $0.count <= framer.limit } ?? false }

  mutating func count(_ count: Int) { bytes.take(count) }

  mutating func append(_ bytes: [UInt8]) { framer.append(bytes) }

  /// Returns the lines that the rate limit allows now.
  ///
  /// - Throws: `WireFault` if a line is too long or not finished in time.
  mutating func takeLines(_ now: Nanoseconds) throws(WireFault) -> [[UInt8]] {
    var taken: [[UInt8]] = []
    while lines.available(now) > 0 {
      guard let line = framer.next() else {
        isThrottled = false
        try watch(now, isNew: !taken.isEmpty)
        return taken
      }
      guard line.count <= framer.limit else { throw .lineTooLong }
      if line.isEmpty { continue }
      lines.take(1)
      taken.append(line)
    }
    isThrottled = true
    unfinishedSince = nil
    return taken
  }

  /// Checks that a line that has been started is finished in time.
  private mutating func watch(_ now: Nanoseconds, isNew: Bool) throws(WireFault) {
    guard framer.isUnfinished else {
      unfinishedSince = nil
      return
    }
    let since = isNew ? now : unfinishedSince ?? now
    unfinishedSince = since
    if now >= since + .milliseconds(limits.unfinished) { throw .late }
  }

  /// The time to take lines again, even if no bytes arrive.
  func due(_ now: Nanoseconds) -> Nanoseconds? {
    if isThrottled { return lines.next }
    let end = unfinishedSince.map { $0 + .milliseconds(limits.unfinished) }
    return [end, hasRoom(now) ? nil : bytes.next].compactMap { $0 }.min()
  }
}

extension Array where Element == UInt8 {
  /// Whether the bytes are a single line that, with its line end, is within the limit.
  func isLine(limit: Int) -> Bool {
    !isEmpty && count < limit && !contains(LineFramer.end)
  }
}
