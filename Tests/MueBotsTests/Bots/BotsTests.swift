import Testing

@testable import MueBots

@Suite("The minds by name and by settings")
struct BotsTests {
  @Test("Every name and every level stands for a mind, other words for none")
  func names() {
    for name in Bots.names + Bots.levels { #expect(Bots.bot(named: name) != nil) }
    #expect(Bots.bot(named: "oracle") == nil)
    #expect(Bots.levels == ["novice", "casual", "club", "strong", "expert"])
    #expect(Bots.bot(named: "casual") is HeuristicBot)
    #expect(Bots.bot(named: "expert") is SearchBot)
  }

  @Test("A memory out of range counts as the nearest")
  func memory() {
    #expect(BotSettings(level: .club, memory: 12).memory == 9)
    #expect(BotSettings(level: .club, memory: -1).memory == 0)
  }

  @Test("The bolder the style, the higher a hand is bid; level and memory stay as they are")
  func styles() throws {
    let skills = try BotStyle.allCases.map { style in
      let bot = Bots.bot(BotSettings(level: .strong, style: style, memory: 4))
      return try #require(bot as? SearchBot).skill
    }
    #expect(skills.map(\.boldness) == skills.map(\.boldness).sorted())
    #expect(Set(skills.map(\.boldness)).count == 3)
    #expect(skills.allSatisfy { $0.memory == 4 && !$0.believesBids })
  }
}
