import Testing

@testable import measure

/// `make attack` in short: what it takes for a minute is seen there.
@Suite("Friends come to a table that strangers attack") struct AttackTests {
  private let attack = Attack(program: Terminal.built("measure"), seconds: 2, friends: 4)

  @Test(
    "all of them, wherever the strangers come from",
    arguments: Attack.Origin.allCases.filter(\.isPossible))
  func table(origin: Attack.Origin) throws {
    let outcome = try attack.run(from: origin, on: .table)
    #expect(outcome.times.count == 4, "\(outcome.text)")
    #expect(outcome.strangers.hasSuffix(" 0 refused"))
    #expect(outcome.processorTime > 0)
  }

  @Test("and so do those of the server to compare with")
  func echo() throws {
    for origin in [Attack.Origin.otherAddress, .sameAccount] {
      let outcome = try attack.run(from: origin, on: .echo)
      #expect(outcome.times.count == 4, "\(outcome.text)")
    }
  }
}
