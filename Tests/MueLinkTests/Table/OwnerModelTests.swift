import TestSupport
import Testing

@testable import MueLink

@Suite("All ways in, in any order")
struct OwnerModelTests {
  /// What happens, and to which account.
  private typealias Happening = (step: OwnerModel.Step, account: Int)

  private static let happenings: [Happening] = OwnerModel.Step.allCases.flatMap { step in
    step == .reopen ? [(step, 0)] : [(step, 0), (step, 1)]
  }

  private func complaints(about happenings: [Happening]) throws -> [String] {
    var model = try OwnerModel()
    for (step, account) in happenings { try model.perform(step, of: account) }
    return model.complaints
  }

  @Test(
    "no account holds two seats or another's, is heard while muted or back when sent away, whatever three things happen"
  )
  func three() throws {
    // Whoever is first is called eve.
    for first in Self.happenings where first.account == 0 {
      for second in Self.happenings {
        for third in Self.happenings {
          let all = [first, second, third]
          let complaints = try complaints(about: all)
          #expect(complaints.isEmpty, "\(all)")
        }
      }
    }
  }

  @Test("nor in long evenings")
  func many() throws {
    let torture = TortureTest("ways in", cases: 100)
    for seed in torture.seeds {
      var chance = torture.generator(seed)
      let all = (0..<40).compactMap { _ in Self.happenings.randomElement(using: &chance) }
      let complaints = try complaints(about: all)
      #expect(complaints.isEmpty, "seed \(seed)")
    }
  }
}
