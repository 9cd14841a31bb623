import Testing

@testable import MueWire

@Suite("Token buckets by key") struct TokenBucketsTests {
  private let second = 1_000_000_000

  @Test("each key has its own bucket, and gets tokens back in time")
  func own() {
    var buckets = TokenBuckets<Int>(Rate(perSecond: 10, burst: 2), limit: 8)
    func hasToken(_ key: Int, _ now: Nanoseconds) -> Bool { buckets.hasToken(key, now) }
    for _ in 0..<2 {
      #expect(hasToken(1, 0))
      buckets.take(1, 0)
    }
    #expect(!hasToken(1, 0))
    #expect(hasToken(2, 0))
    #expect(!hasToken(1, second / 20))
    let next = buckets.next(1, 0)
    #expect((second / 10...second / 10 + 2).contains(next))
    #expect(hasToken(1, next))
    #expect(buckets.next(3, 7) == 7)
  }

  @Test("only a few are kept: full ones are dropped first, then the one used longest ago")
  func forgetting() {
    var buckets = TokenBuckets<Int>(Rate(perSecond: 1, burst: 1), limit: 3)
    func hasToken(_ key: Int, _ now: Nanoseconds) -> Bool { buckets.hasToken(key, now) }
    for number in 0..<1_000 { buckets.take(number, number * 1_000) }
    #expect(buckets.buckets.count == 3)
    #expect(hasToken(996, 1_000_000))
    for number in 997..<1_000 { #expect(!hasToken(number, 1_000_000)) }
    buckets.take(1_000, 10 * second)
    #expect(buckets.buckets.count == 1)
  }
}
