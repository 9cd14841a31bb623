import Testing

@testable import MueGame

@Suite("Points lost in a hand") struct LossTests {
  @Test("mean and 95 % interval by Student's distribution")
  func interval() throws {
    let loss = Loss([1.0, 2.0, 3.0, 4.0, 5.0])
    #expect(loss.hands == 5)
    #expect(loss.points == 15)
    #expect(loss.mean == 3)
    // 2.776 standard errors of 0.7071.
    #expect(abs(try #require(loss.margin) - 1.963) < 0.02)
    let many = Loss((0..<1000).map { Double($0 % 2) })
    #expect(abs(try #require(many.margin) - 0.03104) < 0.0001)
  }

  @Test("one hand has no interval, and none has no mean")
  func few() {
    #expect(Loss([4.0]).mean == 4)
    #expect(Loss([4.0]).margin == nil)
    #expect(Loss().mean == nil)
    #expect(Loss([3.0, 3.0]).margin == 0)
  }
}
