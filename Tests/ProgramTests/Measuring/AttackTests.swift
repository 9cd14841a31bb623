import TestSupport
import Testing

@testable import measure

/// A short `make attack`, which runs for a minute.
@Suite("Friends join a table that strangers attack", .waitsLong) struct AttackTests {
  private let attack = Attack(program: Terminal.built("measure"), seconds: 2, friends: 4)

  @Test(
    "All of them join, wherever the strangers come from",
    arguments: Attack.Origin.allCases.filter(\.isPossible))
  func table(origin: Attack.Origin) throws {
    let outcome = try attack.run(from: origin, on: .table)
    #expect(outcome.times.count == 4, "\(outcome.text)")
    #expect(outcome.strangers.hasSuffix(" 0 refused"))
    #expect(outcome.processorTime > 0)
  }

  @Test("The friends of the server for comparison join too")
  func echo() throws {
    for origin in [Attack.Origin.otherAddress, .sameAccount] {
      let outcome = try attack.run(from: origin, on: .echo)
      #expect(outcome.times.count == 4, "\(outcome.text)")
    }
  }
}
