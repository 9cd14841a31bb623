import TestSupport
import Testing

/// Random input: keys, pastes, mouse actions and window sizes.
@Suite("Random input") struct RandomInputTests {
  @Test("breaks nothing and never gets stuck")
  func random() throws {
    // A million keys in `make torture`.
    try TortureTest("random input", cases: 16, most: 340).spend(
      .random, keys: TortureTest.times > 1 ? 3000 : 150)
  }
}
