import CellGrid
import MueWords
import Testing

@testable import MueUI

@Suite("The page of keys") struct KeysPageTests {
  private let size = Size(width: 80, height: 24)

  /// The table with the page open at a command.
  private func state(at name: String) throws -> ScreenState {
    var state = try Studio().state(Positions.game(.five))
    state.openPage = .keys(try KeysPage.at(name))
    return state
  }

  @Test("the settings lead to it, and Escape leads back")
  func way() throws {
    var state = try state(at: "pass")
    state.openPage = .settings(SettingsPage(chosen: .keys))
    #expect(state.handle(.left) == [])
    #expect(state.notice == .unknownKey)
    #expect(state.handle(.enter) == [])
    #expect(state.openPage == .keys(KeysPage()))
    #expect(state.handle(.escape) == [])
    #expect(state.openPage == .settings(SettingsPage(chosen: .keys)))
  }

  @Test(
    "in every language the keys begin in one column, in a narrow window too",
    arguments: Studio.languageCodes)
  func column(code: String) throws {
    let (picture, words) = try (Studio().picture(code), Studio().words(code))
    let text = picture.frame(of: try state(at: "previous"), size: Size(width: 48, height: 60)).text
    // The longest title, and the longest keys.
    let lines = text.split(separator: "\n").filter { line in
      ["toggle", "redo", "pass"].contains { name in
        KeyCommand(rawValue: name).map { line.contains(" " + words($0.title) + " ") } ?? false
      }
    }
    let columns = lines.compactMap { line in
      line.firstMatch(of: /\S(  +)\S/).map {
        line.distance(from: line.startIndex, to: $0.1.endIndex)
      }
    }
    #expect(columns.count >= 3 && Set(columns).count == 1, "\(lines)")
  }

  @Test("the next key is assigned to the command, even if it had another, and takes effect at once")
  func give() throws {
    var state = try state(at: "leave")
    _ = state.handle(.enter)
    #expect(state.handle(.control("x")) == [.keepKeys])
    #expect(state.keys.changes == ["leave": [.control("x")]])
    #expect(state.handle(.character("q")) == [])
    #expect(state.notice == .unknownKey)
    _ = state.handle(.enter)
    #expect(state.handle(.character("q")) == [.keepKeys])
    #expect(state.keys == KeyMap())
    #expect(state.handle(.character("q")) == [])
    #expect(state.openPage == .settings(SettingsPage(chosen: .keys)))
  }

  @Test("Escape assigns nothing, and Ctrl-C leaves even here")
  func giveNothing() throws {
    var state = try state(at: "pass")
    _ = state.handle(.enter)
    #expect(state.handle(.escape) == [])
    #expect(state.openPage == .keys(try KeysPage.at("pass")))
    _ = state.handle(.enter)
    #expect(state.handle(.control("c")) == [.leave])
    #expect(state.keys == KeyMap())
  }

  @Test("a key of another command is refused with that command's title, a fixed one as well")
  func refused() throws {
    var state = try state(at: "pass")
    _ = state.handle(.enter)
    #expect(state.handle(.character("H")) == [])
    #expect(state.notice == .keyIsTaken(key: .text("H"), title: .commandHint))
    for key: Key in [.character("7"), .control("z")] {
      _ = state.handle(.enter)
      #expect(state.handle(key) == [])
      #expect(state.notice == .keyCannotBeGiven)
    }
    #expect(state.keys == KeyMap())
  }

  @Test("contexts that never meet may share a key, others may not")
  func rooms() throws {
    var state = try state(at: "pass")
    _ = state.handle(.enter)
    #expect(state.handle(.character("r")) == [.keepKeys])
    state.openPage = .keys(try KeysPage.at("search"))
    _ = state.handle(.enter)
    #expect(state.handle(.character("x")) == [.keepKeys])
    state.openPage = .keys(try KeysPage.at("down"))
    _ = state.handle(.enter)
    #expect(state.handle(.character("n")) == [])
    #expect(state.notice == .keyIsTaken(key: .text("n"), title: .commandNextMatch))
  }

  @Test("one command is reset if its keys are free, and all of them after confirmation")
  func reset() throws {
    var state = try state(at: "pass")
    #expect(state.handle(.character("x")) == [])
    #expect(state.notice == .keyIsUsual)
    let pass = KeyCommand.pass
    let log = KeyCommand.log
    state.keys = try KeyMap().giving(.backTab, to: pass).giving(.character("p"), to: log)
    #expect(state.handle(.character("x")) == [])
    #expect(state.notice == .keyIsTaken(key: .text("p"), title: .commandLog))
    _ = state.handle(.end)
    #expect(state.handle(.enter) == [])
    #expect(state.notice == .keysConfirmReset)
    _ = state.handle(.up)
    _ = state.handle(.down)
    #expect(state.handle(.enter) == [])
    #expect(state.handle(.enter) == [.keepKeys])
    #expect(state.keys == KeyMap())
    #expect(state.handle(.enter) == [])
    #expect(state.notice == .keysAllUsual)
  }

  @Test("before the table, the page returns its keys")
  func startMenu() throws {
    var state = PageStack(StartPage(game: nil))
    state.push(KeysPage())
    for key: Key in [.home, .enter] { #expect(state.handle(key, in: size) == []) }
    let previous = KeyCommand.previous
    let changed = try KeyMap().giving(.backTab, to: previous)
    #expect(state.handle(.backTab, in: size) == [.keepKeys])
    #expect(state.context.keys == changed)
    #expect(state.handle(.escape, in: size) == [])
    #expect(state.pages.count == 1)
  }
}

extension KeysPage {
  /// The page with a command chosen.
  static func at(_ name: String) throws -> KeysPage {
    let command = try #require(KeyCommand(rawValue: name))
    let line = try #require(lines.firstIndex(of: .command(command)))
    return at(line)
  }

  private static func at(_ line: Int) -> KeysPage {
    var page = KeysPage()
    for _ in 0..<line { _ = page.answer(.down) }
    return page
  }

  /// The page with each of its lines chosen, and once waiting for a key.
  static var all: [KeysPage] {
    var waiting = KeysPage()
    _ = waiting.answer(.enter)
    return lines.indices.map(at) + [waiting]
  }
}
