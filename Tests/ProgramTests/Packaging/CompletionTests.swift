import Foundation
import MueBots
import MueGame
import MueRules
import MueUI
import Platform
import TestSupport
import Testing

@testable import MueApp
@testable import mue_arena

@Suite("Completions", .waits) struct CompletionTests {
  @Test("every command, and no others", arguments: Shell.all)
  func commands(shell: Shell) throws {
    try shell.expect(
      [
        ("mue ", Command.all.map(\.name)),
        ("mue che", ["check", "check-language"]),
        ("mue --speed fast --lang=de che", ["check", "check-language"]),
        ("mue-arena ", ArenaCommand.allCases.map(\.rawValue)),
      ], home: Home())
  }

  @Test("the options of every command, and no others", arguments: Shell.all)
  func options(shell: Shell) throws {
    let ours = ([nil] + Command.all).map { command in
      (
        command.map { "mue \($0.name) --" } ?? "mue --",
        ProgramOption.options(of: command).map { "--" + $0.name }
      )
    }
    let arena = ArenaCommand.allCases.map { command in
      (
        "mue-arena \(command.rawValue) --",
        ArenaOption.all.filter { $0.commands.contains(command) }.map { "--" + $0.spec.name }
      )
    }
    try shell.expect(ours + arena, home: Home())
  }

  @Test("the values of options", arguments: Shell.all)
  func values(shell: Shell) throws {
    let players = PlayerSpec.bots + ["omniscient"]
    let joined = shell == .fish ? "--level=" : ""
    try shell.expect(
      [
        ("mue new --level ", BotSettings.Level.allCases.map(\.rawValue)),
        ("mue new --level=c", ["casual", "club"].map { joined + $0 }),
        ("mue host --style ", Company.allCases.map(\.rawValue)),
        ("mue --speed ", Speed.allCases.map(\.rawValue)),
        ("mue new --to ", Rules.classic.length.points.map(String.init)),
        ("mue new --players ", PlayerCount.allCases.map { String($0.rawValue) }),
        ("mue new --peek ", (0...9).map(String.init)),
        ("mue export --format ", ExportArguments.Format.allCases.map(\.rawValue)),
        ("mue host --share ", ["mine", "group", "everyone"]),
        ("mue rules ", Document.allCases.map(\.rawValue)),
        ("mue room ", RoomArguments.words),
        ("mue new --name ", []),
        ("mue-arena duel --x ", players),
        ("mue-arena bot ", players),
      ], home: Home())
  }

  @Test("settings and their values", arguments: Shell.all)
  func settings(shell: Shell) throws {
    let settings = Setting.all
    let choices = Choices(
      languages: try names(in: "Localization"),
      themes: [Preferences.usualTheme] + (try names(in: "Resources/themes")))
    let values = settings.filter { $0.kind != .name }.map { setting in
      ("mue config \(setting.key) ", choices.values(of: setting.kind))
    }
    try shell.expect([("mue config ", settings.map(\.key))] + values, home: Home())
  }

  @Test("languages, including the person's own", arguments: Shell.all)
  func ownLanguages(shell: Shell) throws {
    let home = try Home()
    let folder = URL(filePath: home.path + "/data/mue/languages")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data().write(to: folder.appending(path: "nds.json"))
    try shell.expect([("mue --lang ", try names(in: "Localization") + ["nds"])], home: home)
  }

  @Test("names of files are data: what one contains is never run", arguments: Shell.all)
  func hostileNames(shell: Shell) throws {
    let home = try Home()
    let mark = home.path + "/mark"
    let slash = "\u{2215}"
    for (folder, line) in [("languages", "mue --lang "), ("themes", "mue config theme ")] {
      let url = URL(filePath: home.path + "/data/mue/" + folder)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      // The command creates a file in the working directory of the shell.
      let commands = [
        "$(touch mark)", "`touch mark`", "a;touch mark", "a\ntouch mark", "*", "$HOME",
      ]
      for name in commands + ["'", "\"", "a b", slash, "mine"] {
        try Data().write(to: url.appending(path: name + ".json"))
      }
      let found = try shell.completions(of: [line, line + "m"], home: home, in: home.path)
      #expect(found[0].contains("mine") && found[1].contains("mine"), "\(shell.rawValue)")
      #expect(!FileManager.default.fileExists(atPath: mark), "\(shell.rawValue): \(folder)")
      if shell == .bash { #expect(!found[0].contains { $0.contains { "$`;' *\"".contains($0) } }) }
    }
  }

  @Test("the games on the shelf", arguments: Shell.all)
  func games(shell: Shell) throws {
    try shell.expect(
      [
        ("mue open ", ["1", "latest"]), ("mue export ", ["1", "latest"]),
        ("mue replay lat", ["latest"]),
      ], home: .withResults())
    try shell.expect([("mue open ", ["latest"])], home: Home())
  }

  /// The names of the JSON files in a folder.
  private func names(in folder: String) throws -> [String] {
    let path = SystemRun.root.appending(path: folder).path
    return try FileManager.default.contentsOfDirectory(atPath: path)
      .filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }
  }
}
