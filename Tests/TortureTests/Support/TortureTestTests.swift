import TestSupport
import Testing

@Suite struct TortureTestTests {
  private static let name = "a case that traps"

  @Test("A case that traps is named afterwards, and one that comes to its end is not")
  func underWay() async {
    await #expect(processExitsWith: .failure) {
      for seed in TortureTest(Self.name, cases: 5).seeds where seed % 3 == 0 {
        fatalError("as asked")
      }
    }
    #expect(UnderWay.seed(of: Self.name).map { $0 % 3 } == 0)
    for seed in TortureTest(Self.name, cases: 2).seeds {
      #expect(UnderWay.seed(of: Self.name) == seed)
    }
    #expect(UnderWay.seed(of: Self.name) == nil)
  }
}
