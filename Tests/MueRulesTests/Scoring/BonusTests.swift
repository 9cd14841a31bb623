import Testing

@testable import MueRules

@Suite("The bonus of a made contract") struct BonusTests {
  @Test(
    "the step is 0 for a suit, 1 for the number 1 or 7, 2 for another number, 3 for no trump",
    arguments: [
      ("red", 0), ("yellow", 0), ("green", 0), ("blue", 0), ("black", 0), ("1", 1), ("7", 1),
      ("0", 2), ("2", 2), ("3", 2), ("4", 2), ("5", 2), ("6", 2), ("8", 2), ("9", 2),
      ("none", 3),
    ])
  func steps(text: String, step: Int) throws {
    #expect(Rules.classic[.five].step(of: try trump(text)) == step)
  }

  @Test("it is ten for every card laid and every step, at most 100")
  func table() throws {
    let rows = [
      ("blue", [10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100, 100, 100, 100]),
      ("7", [20, 30, 40, 50, 60, 70, 80, 90, 100, 100, 100, 100, 100, 100, 100]),
      ("4", [30, 40, 50, 60, 70, 80, 90, 100, 100, 100, 100, 100, 100, 100, 100]),
      ("none", [40, 50, 60, 70, 80, 90, 100, 100, 100, 100, 100, 100, 100, 100, 100]),
    ]
    for (text, row) in rows {
      let trump = try trump(text)
      #expect((1...15).map { Rules.classic[.five].bonus(level: $0, trump: trump) } == row)
    }
  }

  @Test("the step depends on the Chief's trump, not on the Vice's")
  func chiefsTrump() throws {
    let contract = Contract(
      roles: Roles(chief: seat(0), vice: seat(1), level: 2), viceTrump: try trump("4"),
      chiefTrump: try trump("red"), partner: seat(2))
    #expect(Rules.classic[.five].bonus(of: contract) == 20)
  }
}
