import Testing

@testable import mue_arena

@Suite("Players on a command line")
struct PlayerSpecTests {
  @Test("a name alone is a balanced player that remembers everything and peeks at nothing")
  func name() throws {
    let spec = try PlayerSpec("plain")
    #expect(spec.player == .bot("plain"))
    #expect(spec.style == "balanced")
    #expect(spec.memory == 9)
    #expect(spec.peek == 0)
    #expect(!spec.hasSettings)
    #expect(try PlayerSpec("omniscient").player == .omniscient)
  }

  @Test(
    "what is no player is refused",
    arguments: ["", "oracle", "cmd:", "cmd:  ", "Plain", " plain", ":bold"])
  func noPlayer(text: String) {
    #expect(throws: ArenaError.unknownMind(text)) { try PlayerSpec(text) }
  }

  @Test(
    "what is no setting is refused",
    arguments: [
      "reckless", "memory", "memory=", "memory=10", "memory=-1", "peek=x", "peek=1=2", "",
    ])
  func noSetting(setting: String) {
    let text = "plain:\(setting)"
    #expect(throws: ArenaError.badSetting(bot: text, setting: setting)) { try PlayerSpec(text) }
  }

  @Test("who sees all cards has no settings")
  func omniscient() {
    let text = "omniscient:bold"
    #expect(throws: ArenaError.noSettings(bot: text)) { try PlayerSpec(text) }
  }

  @Test("a command is everything behind its colon")
  func command() throws {
    let spec = try PlayerSpec("cmd:python3 'my bot.py' --style=bold:er")
    #expect(spec.player == .program("python3 'my bot.py' --style=bold:er"))
    #expect(!spec.hasSettings)
  }

  @Test("a list is separated by commas, and a comma in a command is written with a backslash")
  func list() throws {
    let specs = try PlayerSpec.list(#"plain,cmd:bot --seats 1\,2 --path a\b,random"#)
    #expect(specs.map(\.text) == ["plain", #"cmd:bot --seats 1,2 --path a\b"#, "random"])
    #expect(try PlayerSpec.list(#"cmd:bot \\n\"#).map(\.text) == [#"cmd:bot \\n\"#])
    #expect(throws: ArenaError.unknownMind("")) { try PlayerSpec.list("plain,") }
  }
}
