import Testing

@testable import MueMind

@Suite("The minds by name and by settings")
struct MindsTests {
  @Test("Every name and every level stands for a mind, other words for none")
  func names() {
    for name in Minds.names + Minds.levels { #expect(Minds.mind(named: name) != nil) }
    #expect(Minds.mind(named: "oracle") == nil)
    #expect(Minds.levels == ["novice", "casual", "club", "strong", "expert"])
    #expect(Minds.mind(named: "casual") is PlainMind)
    #expect(Minds.mind(named: "expert") is ThinkingMind)
  }

  @Test("A memory out of range counts as the nearest")
  func memory() {
    #expect(MindSettings(level: .club, memory: 12).memory == 9)
    #expect(MindSettings(level: .club, memory: -1).memory == 0)
  }

  @Test("The bolder the style, the higher a hand is bid; level and memory stay as they are")
  func styles() throws {
    let skills = try MindStyle.allCases.map { style in
      let mind = Minds.mind(MindSettings(level: .strong, style: style, memory: 4))
      return try #require(mind as? ThinkingMind).skill
    }
    #expect(skills.map(\.boldness) == skills.map(\.boldness).sorted())
    #expect(Set(skills.map(\.boldness)).count == 3)
    #expect(skills.allSatisfy { $0.memory == 4 && !$0.believesBids })
  }
}
