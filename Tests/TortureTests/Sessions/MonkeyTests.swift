import TestSupport
import Testing

/// A monkey at the keyboard: any keys, pastes, mouse actions and sizes of the window.
@Suite("A monkey") struct MonkeyTests {
  @Test("breaks nothing and never gets stuck")
  func monkey() throws {
    // A million keys where it may take long.
    try TortureTest("monkeys", cases: 24, most: 340).spend(
      .monkey, keys: TortureTest.times > 1 ? 3000 : 150)
  }
}
