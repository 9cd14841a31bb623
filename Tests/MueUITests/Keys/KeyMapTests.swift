import CellGrid
import Foundation
import MueData
import MueRules
import Testing

@testable import MueUI
@testable import PhraseGenerator

@Suite("Which key means what") struct KeyMapTests {
  private let letters: [Character] = ["R", "Y", "G", "B", "K"]

  private func map(_ text: String) throws -> KeyMap {
    try KeyMap(JSONDocument(reading: Array(text.utf8)))
  }

  private func fault(_ text: String) throws -> LineFault<KeyFault>? {
    let document = try JSONDocument(reading: Array(text.utf8))
    do throws(LineFault<KeyFault>) {
      _ = try KeyMap(document)
      return nil
    } catch {
      return error
    }
  }

  @Test("the default keys do not clash, and every one has a name that leads back to it")
  func usual() throws {
    #expect(try KeyMap([:]) == KeyMap())
    for command in KeyCommand.allCases {
      #expect(!command.keys.isEmpty)
      for key in command.keys {
        #expect(KeyMap().command(of: key, in: command.context) == command)
        #expect(key.name.flatMap(Key.init(name:)) == key)
      }
    }
    #expect(Set(KeyCommand.allCases.map(\.name)).count == KeyCommand.allCases.count)
  }

  @Test("wide letters and the digits of other scripts are those of the keyboard")
  func wide() throws {
    let map = KeyMap()
    let wide: [(typed: Character, key: Character)] = [
      ("ｐ", "p"), ("？", "?"), ("］", "]"), ("　", " "),
    ]
    for (typed, key) in wide {
      let expected = map.input(for: .character(key), in: .table)
      #expect(map.input(for: .character(typed), in: .table) == expected, "\(typed)")
    }
    for digit in "７٧۷७" {
      #expect(map.input(for: .character(digit), in: .table) == .digit(7), "\(digit)")
    }
    // What is typed stays as it is, and so does what means a number without being a digit.
    #expect(map.input(for: .character("７"), in: nil) == .key(.character("７")))
    for sign: Character in ["七", "½", "Ⅶ"] {
      #expect(map.input(for: .character(sign), in: .table) == .key(.character(sign)))
    }
    var state = try Studio().state(Positions.following())
    state.suitLetters = letters
    #expect(state.input(for: .character("ｒ")) == .suit(.red))
    let own = try KeyMap(["pass": [.character("ｐ")], "log": [.character("p")]])
    #expect(own.input(for: .character("ｐ"), in: .table) == .command(.pass))
    #expect(own.input(for: .character("p"), in: .table) == .command(.log))
  }

  @Test(
    "a letter of another alphabet is said to be one, on every page, unless it has been given to a command"
  )
  func alphabets() throws {
    let size = Size(width: 80, height: 24)
    for letter in "зΠפعあ가ก" {
      var state = try Studio().state(Positions.following())
      _ = state.handle(.character(letter))
      #expect(state.notice == .otherAlphabet, "\(letter)")
      _ = state.handle(.character("m"))
      _ = state.handle(.character(letter))
      #expect(state.notice == .otherAlphabet, "\(letter) above the table")
      var stack = PageStack(StartPage(game: nil))
      _ = stack.handle(.character(letter), in: size)
      #expect(stack.notice == .otherAlphabet, "\(letter) on the start page")
    }
    for letter in "éłßﬁｘ§€" {
      var state = try Studio().state(Positions.following())
      _ = state.handle(.character(letter))
      #expect(state.notice == .unknownKey, "\(letter)")
    }
    let keys = try KeyMap(["log": [.character("з")]])
    #expect(keys.input(for: .character("з"), in: .table) == .command(.log))
  }

  @Test("the example of docs/keys.md is accepted")
  func page() throws {
    let page = try String(
      contentsOf: Studio.checkout.appending(path: "docs/keys.md"), encoding: .utf8)
    let example = try #require(page.split(separator: "\n").first { $0.hasPrefix("{\"pass\"") })
    #expect(try fault(String(example)) == nil)
  }

  @Test("a changed command has its new keys and no longer its old one")
  func changed() throws {
    let map = try map(#"{"pass": ["x", "backspace"], "past-trick": ["p"]}"#)
    #expect(map.input(for: .character("x"), in: .table) == .command(.pass))
    #expect(map.input(for: .backspace, in: .table) == .command(.pass))
    #expect(map.input(for: .character("p"), in: .table) == .command(.pastTrick))
    #expect(map.input(for: .character("l"), in: .table) == .key(.character("l")))
    #expect(map.labels["pass"] == .text("x"))
  }

  @Test("digits, suit letters and Ctrl-C always mean the same")
  func fixed() throws {
    var state = try Studio().state(Positions.game(.five))
    state.keys = try map(#"{"pass": ["ctrl-p"]}"#)
    state.suitLetters = letters
    #expect(state.input(for: .character("7")) == .digit(7))
    #expect(state.input(for: .character("k")) == .suit(.black))
    #expect(state.input(for: .control("c")) == .command(.leave))
    #expect(state.keys.input(for: .control("c"), in: nil) == .command(.leave))
    #expect(state.keys.input(for: .character("7"), in: nil) == .key(.character("7")))
  }

  @Test(
    "an invalid file is refused with its line",
    arguments: [
      ("{\n\"undo everything\": [\"u\"]}", 2, KeyFault.unknownCommand("undo everything")),
      ("{\"pass\": [\"x\"],\n\n\"sheet\":\n[\"s\",\n\"F13\"]}", 5, .unknownKey("F13")),
      ("{\n\n\"pass\": \"x\"}", 3, .notAList("pass")),
      ("{\"pass\": [\"x\"],\n\"pass\": [\"y\"]}", 2, .notAList("pass")),
      ("{\n\"pass\": []}", 2, .noKey("pass")),
      (
        "{\n\"pass\": [\"q\"]}", 2,
        .taken(.character("q"), by: "pass", wanted: "leave")
      ),
      (
        "{\n\"pass\": [\"x\"],\n\"leave\": [\"x\"]}", 3,
        .taken(.character("x"), by: "pass", wanted: "leave")
      ),
      ("{\n\"pass\": [\"7\"]}", 2, .fixedKey(.character("7"))),
      ("{\n\"pass\": [\"ctrl-c\"]}", 2, .fixedKey(.control("c"))),
    ])
  func refused(text: String, line: Int, reason: KeyFault) throws {
    #expect(try fault(text) == LineFault(line: line, reason))
  }

  @Test("every sentence that names a key names one of an existing command")
  func sentences() throws {
    let table = try Data(contentsOf: Studio.checkout.appending(path: "Localization/en.json"))
    let source = try PhraseSource(table: Array(table)).text
    let named = Set(source.matches(of: /\.command\("([^"]+)"\)/).map { String($0.1) })
    #expect(named.contains("confirm"))
    #expect(named.subtracting(KeyCommand.allCases.map(\.name) + KeyMap.fixed.keys) == [])
  }

  @Test("no control, blank or wide character can be a key")
  func names() {
    for name in ["", " ", "\u{1B}", "ab", "漢", "ctrl-", "ctrl-ab", "ctrl-1", "\u{202E}"] {
      #expect(Key(name: name) == nil, "\(name)")
    }
  }

  @Test("changed keys survive being written and read")
  func text() throws {
    var map = KeyMap()
    #expect(try self.map(map.text) == map)
    let pass = KeyCommand.pass
    let menu = KeyCommand.menu
    map = try map.giving(.character("\""), to: pass).giving(.backTab, to: menu)
    #expect(try self.map(map.text) == map)
    #expect(try map.giving(.character("p"), to: pass).changes.keys.sorted() == ["menu"])
    #expect(throws: KeyFault.taken(.backTab, by: "pass", wanted: "menu")) {
      try map.giving(.backTab, to: pass)
    }
  }

  @Test("a changed key leaves those that another program has changed since")
  func changedBeside() throws {
    let before = try map(#"{"help": ["Y"]}"#)
    let later = try before.giving(.character("X"), to: .pass)
    let theirs = try map(#"{"help": ["Z"], "hint": ["W"]}"#)
    #expect(
      theirs.changed(as: later, since: before)
        == (try map(#"{"help": ["Z"], "hint": ["W"], "pass": ["X"]}"#)))
    // A default key that is wanted again.
    #expect(try theirs.changed(as: KeyMap(), since: before) == map(#"{"hint": ["W"]}"#))
    // Both gave the same key to different commands: the later change counts.
    let clash = try map(#"{"hint": ["X"]}"#)
    #expect(clash.changed(as: later, since: before) == later)
  }

  @Test("the key bar and the answers show the changed keys")
  func shown() throws {
    let map = try map(
      #"{"pass": ["x"], "help": ["ctrl-h"], "confirm": ["space"], "toggle": ["z"]}"#)
    let words = try #require(try Studio().languages.naming(map.labels).words(for: "de"))
    #expect(words(.keyPass) == "x passen")
    #expect(words(.keyPlay) == "Leertaste spielen")
    #expect(words(.unknownKey) == "Die Taste tut hier nichts; Strg-H hilft.")
    var state = try Studio().state(Positions.game(.five))
    state.keys = map
    _ = state.handle(.character("q"))
    _ = state.handle(.character("p"))
    #expect(state.notice == .unknownKey)
  }
}
