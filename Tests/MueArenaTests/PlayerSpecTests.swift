import Foundation
import MueBots
import MueRules
import Platform
import Testing

@testable import mue_arena

@Suite("Players on a command line")
struct PlayerSpecTests {
  @Test("a name alone is a player with the default settings")
  func name() throws {
    let spec = try PlayerSpec("plain")
    #expect(spec.player == .yardstick(.plain))
    #expect(try PlayerSpec("plain:balanced:memory=9:peek=0").player == .yardstick(.plain))
    #expect(try PlayerSpec("club").player == .computer(.club))
    #expect(try PlayerSpec("omniscient").player == .omniscient)
  }

  @Test("a level may be followed by settings, the last of a kind counts")
  func settings() throws {
    let spec = try PlayerSpec("expert:bold:memory=1:peek=2:memory=5")
    let settings = BotSettings(
      level: .expert, style: .bold, memory: 5, peek: try #require(Peek(2)))
    #expect(spec.player == .computer(settings))
    #expect(spec.peek == settings.peek)
    #expect(spec.text == "expert:bold:memory=1:peek=2:memory=5")
  }

  @Test(
    "what is no player is refused",
    arguments: ["", "oracle", "cmd:", "cmd:  ", "Plain", " plain", ":bold"])
  func noPlayer(text: String) {
    #expect(throws: ArenaError.unknownBot(text)) { try PlayerSpec(text) }
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

  @Test(
    "yardsticks have no settings", arguments: ["omniscient:bold", "plain:memory=3", "flat:peek=1"])
  func noSettings(text: String) {
    #expect(throws: ArenaError.noSettings(bot: text)) { try PlayerSpec(text) }
  }

  @Test("a command is everything behind its colon")
  func command() throws {
    let spec = try PlayerSpec("cmd:python3 'my bot.py' --style=bold:er")
    #expect(spec.player == .program("python3 'my bot.py' --style=bold:er"))
  }

  @Test("a budget of its own stands behind an @")
  func budget() throws {
    #expect(try PlayerSpec("expert:bold@200p").thinking == .playouts(200))
    #expect(try PlayerSpec("flat@30ms").thinking == .milliseconds(30))
    #expect(try PlayerSpec("club").thinking == nil)
    #expect(try PlayerSpec("club@0p").player == .computer(.club))
    for budget in ["", "p", "200", "-1p", "0ms", "30s", "20001p"] {
      let text = "club@\(budget)"
      #expect(throws: ArenaError.badSetting(bot: text, setting: "@" + budget)) {
        try PlayerSpec(text)
      }
    }
  }

  @Test("a file of policies that cannot be read is refused")
  func policies() throws {
    let pipe = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { unlink(pipe) }
    try #require(mkfifo(pipe, 0o600) == 0)
    // A pipe that nobody writes to would keep the program waiting.
    for file in ["/no/such/file", "", pipe, "/dev/zero"] {
      #expect(throws: ArenaError.cannotRead(file: file)) { try PlayerSpec("expert:policy=" + file) }
    }
    #expect(try PlayerSpec("expert").policies != nil)
  }

  @Test("a file of lines that cannot be opened is refused")
  func lines() {
    let file = "/no/such/file"
    #expect(throws: ArenaError.cannotRead(file: file)) { try InputLines(file) }
  }

  @Test("a list is separated by commas, and a comma in a command is written with a backslash")
  func list() throws {
    let specs = try PlayerSpec.list(#"plain,cmd:bot --seats 1\,2 --path a\b,random"#)
    #expect(specs.map(\.text) == ["plain", #"cmd:bot --seats 1,2 --path a\b"#, "random"])
    #expect(try PlayerSpec.list(#"cmd:bot \\n\"#).map(\.text) == [#"cmd:bot \\n\"#])
    #expect(throws: ArenaError.unknownBot("")) { try PlayerSpec.list("plain,") }
  }
}
