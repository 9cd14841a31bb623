import Testing

@testable import MueWire

@Suite("A rate") struct TokenBucketTests {
  @Test("gives its burst at once, and then its rate")
  func rate() {
    var bucket = TokenBucket(Rate(perSecond: 40, burst: 120), now: 0)
    #expect(bucket.available(0) == 120)
    bucket.take(120)
    #expect(bucket.available(0) == 0)
    #expect(bucket.next == 25_000_001)
    #expect(bucket.available(25_000_000) == 1)
    #expect(bucket.available(1_000_000_000) == 40)
    #expect(bucket.available(60_000_000_000) == 120)
    bucket.take(200)
    #expect(bucket.available(60_000_000_000) == 0)
  }

  @Test("withstands the longest pause, and a clock that stands still")
  func extremes() {
    var bucket = TokenBucket(Rate(perSecond: 1_048_576, burst: 4_194_304), now: 0)
    bucket.take(4_194_304)
    #expect(bucket.available(.max) == 4_194_304)
    bucket.take(1)
    #expect(bucket.available(.max) == 4_194_303)
    #expect(bucket.available(0) == 4_194_303)
  }
}
