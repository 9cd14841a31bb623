import MueRules
import Testing

@testable import MueBots

@Suite("A computer player's settings")
struct BotSettingsTests {
  @Test("they are written as the level and what differs from the defaults, and read again")
  func text() throws {
    var texts: Set<String> = []
    for level in BotSettings.Level.allCases {
      for style in BotSettings.Style.allCases {
        for number in 0...9 {
          let settings = BotSettings(
            level: level, style: style, memory: number, peek: try #require(Peek(9 - number)))
          #expect(BotSettings(text: settings.text) == settings)
          texts.insert(settings.text)
        }
      }
    }
    #expect(texts.count == 150)
    #expect(BotSettings.club.text == "club")
    let text = "expert:bold:memory=5:peek=2"
    #expect(BotSettings(text: text)?.text == text)
    #expect(BotSettings(text: "expert:peek=2:bold") != nil)
  }

  @Test(
    "any other text is refused",
    arguments: [
      "", "expert:", "expert:bold:bold", "expert:memory=10", "expert:memory=", "expert:peek=x",
      "grandmaster", "expert:brave", "expert:memory=1:memory=1", "expert bold", "EXPERT",
    ])
  func refused(text: String) {
    #expect(BotSettings(text: text) == nil)
  }

  @Test("a memory out of range becomes the nearest in it")
  func memory() {
    #expect(BotSettings(level: .club, memory: 12).memory == 9)
    var settings = BotSettings(level: .club, memory: -1)
    #expect(settings.memory == 0)
    settings.memory = 10
    #expect(settings.memory == 9)
  }

  @Test("the weaker levels go by heuristics, the stronger ones search; without policies none does")
  func bots() {
    for level in BotSettings.Level.allCases {
      #expect(BotSettings(level: level).makeBot() is HeuristicBot)
      let bot = BotSettings(level: level).makeBot(Policies.random(seed: 1))
      #expect(bot is HeuristicBot == [.novice, .casual].contains(level))
      #expect(bot is SearchBot == [.club, .strong, .expert].contains(level))
    }
  }

  @Test("the bolder the style, the higher a hand is bid; level and memory stay as they are")
  func styles() throws {
    let skills = try BotSettings.Style.allCases.map { style in
      let bot = BotSettings(level: .strong, style: style, memory: 4).makeBot(
        Policies.random(seed: 1))
      return try #require(bot as? SearchBot).skill
    }
    #expect(skills.map(\.boldness) == skills.map(\.boldness).sorted())
    #expect(Set(skills.map(\.boldness)).count == 3)
    #expect(skills.allSatisfy { $0.memory == 4 && $0.weighsEvidence })
  }
}

/// A bot in error: it always names no trump.
private struct Lawless: Bot {
  func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move { .name(.noTrump) }
}

@Suite("A move that the rules refuse")
struct IllegalMoveTests {
  /// What a seat sees of a hand in which seat 0 has the first turn.
  private static func observation(seat: Int) -> Observation {
    let seats = PlayerCount.five.seats
    return Round(deal: Deal(players: .five, seed: 1), dealer: seats[0])
      .observation(for: seats[seat])
  }

  #if DEBUG
    @Test("is a mistake of the bot, and stops a debug build")
    func refused() async {
      await #expect(processExitsWith: .failure) {
        _ = Lawless().legalMove(Self.observation(seat: 0), limits: Limits(playouts: 0), seed: 1)
      }
    }
  #endif

  @Test("is reported, and replaced by the heuristic one where the game must go on")
  func replaced() {
    let observation = Self.observation(seat: 0)
    var reports: [String] = []
    let move = Lawless().legalMove(observation, limits: Limits(playouts: 0), seed: 1) {
      reports.append($0)
    }
    #expect(move == HeuristicBot().choose(observation))
    #expect(reports.count == 1 && reports.allSatisfy { $0.contains("Lawless") })
  }

  @Test("is none where nothing is asked")
  func notAsked() {
    let move = Lawless().legalMove(
      Self.observation(seat: 2), limits: Limits(playouts: 0), seed: 1)
    #expect(move == .name(.noTrump))
  }
}
