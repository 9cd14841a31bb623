import MueBots
import MueGame
import MueRules
import Testing

@Suite("Computer players at the table and minds") struct SettingsTests {
  @Test("whatever a seat can be set to, there is a mind for it that is set the same")
  func everyPlayerHasABot() throws {
    #expect(Level.allCases.map(\.rawValue) == BotLevel.allCases.map(\.rawValue))
    #expect(Style.allCases.map(\.rawValue) == BotStyle.allCases.map(\.rawValue))
    #expect(ComputerPlayer.fullMemory == BotSettings.fullMemory)
    for level in Level.allCases {
      for style in Style.allCases {
        for number in 0...9 {
          let player = ComputerPlayer(
            level: level, style: style, memory: number, peek: try #require(Peek(9 - number)))
          let settings = try #require(BotSettings(text: player.text))
          #expect(settings.level.rawValue == level.rawValue)
          #expect(settings.style.rawValue == style.rawValue)
          #expect(settings.memory == number)
          #expect(Bots.bot(named: player.text) != nil)
        }
      }
    }
  }
}
