import MueRules
import Testing

@testable import mue_arena

@Suite("Times of decisions in classes")
struct TimeHistogramTests {
  @Test("a quantile is within three in a hundred of the true one")
  func quantiles() {
    var generator = SeededGenerator(seed: 1)
    var histogram = TimeHistogram()
    var times: [Int] = []
    for _ in 0..<5000 {
      let time = generator.below(1 << (1 + generator.below(30)))
      times.append(time)
      histogram.count(time)
    }
    times.sort()
    for share in [0, 0.1, 0.5, 0.9, 0.99, 0.9999] {
      let exact = Double(times[Int(share * 5000)]) / 1000
      #expect(abs(histogram.quantile(share) - exact) <= 0.03 * exact + 0.001)
    }
  }

  @Test("the largest time there can be has a class, and no time at all is 0")
  func ends() {
    var histogram = TimeHistogram()
    #expect(histogram.quantile(0.5) == 0)
    histogram.count(.max)
    histogram.count(-5)
    #expect(histogram.quantile(0) == 0)
    #expect(histogram.quantile(0.99) > 9e15)
  }

  @Test("histograms add up, and are the same when written and read")
  func joined() throws {
    var one = TimeHistogram()
    var two = TimeHistogram()
    var both = TimeHistogram()
    for time in [1, 70, 70, 900, 12_345] {
      one.count(time)
      two.count(3 * time)
      both.count(time)
      both.count(3 * time)
    }
    one.add(two)
    #expect(one == both)
    #expect(try #require(TimeHistogram(both.json)) == both)
    #expect(TimeHistogram(.array([.integers([1, -1])])) == nil)
  }
}
