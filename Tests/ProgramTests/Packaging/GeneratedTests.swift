import Foundation
import MueGame
import MueWords
import Testing

@testable import MueApp
@testable import MueUI

/// What the manual, the completions and `docs` list of commands, options, settings and keys.
@Suite("Lists that `make docs` writes") struct GeneratedTests {
  @Test(
    "a list is what `make docs` would write now",
    arguments: [
      ("docs/options.md", PageLists.options), ("docs/keys.md", PageLists.keys),
      ("Packaging/man/mue.6", ManualLists.all), ("Packaging/completions/mue.bash", BashLists.all),
      ("Packaging/completions/_mue", ZshLists.all),
      ("Packaging/completions/mue.fish", FishLists.all),
    ])
  func fresh(path: String, lists: @Sendable () throws -> [String: [String]]) throws {
    let text = try SystemRun.text(path)
    let written = try Self.written(lists(), into: text)
    if ProcessInfo.processInfo.environment["MUE_RECORD_DOCS"] != nil {
      try Data(written.utf8).write(to: SystemRun.root.appending(path: path))
    } else {
      #expect(written == text, "`make docs` would change \(path)")
    }
  }

  /// A text with its lists: each is between a line with its name and `written by make docs`,
  /// and the next line that ends with `end of list`.
  private static func written(_ lists: [String: [String]], into text: String) throws -> String {
    var rows: [Substring] = []
    var unused = Set(lists.keys)
    var isSkipping = false
    for row in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if row.contains("end of list") { isSkipping = false }
      if !isSkipping { rows.append(row) }
      guard let mark = row.firstMatch(of: /([a-z][a-z -]*), written by make docs/) else { continue }
      let name = String(mark.1)
      rows += try #require(lists[name], "no list is called \(name)").map { $0[...] }
      unused.remove(name)
      isSkipping = true
    }
    #expect(unused.isEmpty && !isSkipping)
    return rows.joined(separator: "\n")
  }
}

/// The pages of `docs`.
enum PageLists {
  @Sendable static func options() throws -> [String: [String]] {
    let words = try #require(
      try Languages.load(from: SystemRun.root.path + "/Localization").words(for: "en"))
    let help = try CommandRun(["--lang", "en", "--help"], home: Home()).output
    let settings = try Setting.all.map { setting in
      let explained = words(try #require(SettingWords.all[setting.key]).explanation)
      let values = Completed.values(of: setting).map { "`\($0)`" }.joined(separator: " ")
      return "| `\(setting.key)` | \(values) | \(explained) |"
    }
    return [
      "help": ["```"]
        + help.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map(String.init) + ["```"],
      "settings": ["| setting | values | |", "|---|---|---|"] + settings,
    ]
  }

  @Sendable static func keys() -> [String: [String]] {
    let contexts: [(KeyContext, String)] = [
      (.everywhere, "everywhere"), (.table, "at the table"),
      (.people, "on the page about the people"), (.lists, "in lists"), (.reading, "in texts"),
    ]
    return [
      "commands": contexts.map { context, title in
        let names = KeyCommand.allCases.filter { $0.context == context }.map(\.name)
        return "- \(title): `\(names.joined(separator: " "))`"
      }
    ]
  }
}

/// What the completions offer.
enum Completed {
  static let languages =
    (try? Languages.load(from: SystemRun.root.path + "/Localization").codes) ?? []

  /// The values of a setting.
  static func values(of setting: Setting) -> [String] {
    Choices(languages: languages, themes: Themes.shipped).values(of: setting.kind)
  }

  /// The settings whose values the shells need not compute, in groups with the same values.
  static var settings: [(keys: [String], values: [String])] {
    var groups: [(keys: [String], values: [String])] = []
    for setting in Setting.all {
      guard case .choice(let values) = setting.kind else { continue }
      if let index = groups.firstIndex(where: { $0.values == values }) {
        groups[index].keys.append(setting.key)
      } else {
        groups.append(([setting.key], values))
      }
    }
    return groups
  }

  /// The names of the options of a command, with their dashes.
  static func options(of command: Command?) -> String {
    ProgramOption.options(of: command).map { "--" + $0.name }.joined(separator: " ")
  }

  static let pages = Document.allCases.map(\.rawValue).joined(separator: " ")

  /// What `mue room` does.
  static let actions = RoomArguments.words.joined(separator: " ")
}
