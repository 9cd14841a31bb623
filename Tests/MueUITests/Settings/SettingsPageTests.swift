import CellGrid
import MueGame
import MueRules
import TestSupport
import Testing

@testable import MueUI

@Suite("The page of settings") struct SettingsPageTests {
  private func state(at key: String) throws -> ScreenState {
    var state = try Studio().state(Positions.game(.five))
    state.openPage = .settings(try SettingsPage(at: key))
    return state
  }

  @Test("the language changes at once and is remembered")
  func language() throws {
    var state = try state(at: "language")
    for (key, code) in [(Key.right, "de"), (.right, "pt"), (.enter, "en"), (.left, "pt")] {
      #expect(state.handle(key) == [.keep(.language)])
      #expect(state.preferences.language == code)
      #expect(state.language == code)
    }
  }

  @Test(
    "every value of every setting can be reached",
    arguments: Setting.all.filter { $0 != .name && $0 != .language })
  func values(setting: Setting) throws {
    var state = try state(at: setting.key)
    let values = state.choices.values(of: setting.kind)
    var seen: Set<String> = []
    for _ in values {
      #expect(state.handle(.right) == [.keep(setting)])
      seen.insert(setting.text(in: state.preferences))
    }
    #expect(seen == Set(values))
    #expect(setting.text(in: state.preferences) == setting.text(in: Preferences()))
  }

  @Test("every setting has its words, and every choice has a name", arguments: Setting.all)
  func words(setting: Setting) throws {
    let words = try #require(SettingWords.all[setting.key])
    let values = if case .choice(let values) = setting.kind { values } else { [String]() }
    #expect(Set(words.values.keys) == Set(values))
  }

  @Test("there are words for settings only")
  func nothingElse() {
    #expect(Set(SettingWords.all.keys) == Set(Setting.all.map(\.key)))
    #expect(SettingsLine.all.count == Setting.all.count + 1)
    #expect(Set(SettingsLine.all).count == SettingsLine.all.count)
  }

  @Test(
    "the settings are in groups, each below its headline, and values are in one column",
    arguments: Studio.languageCodes)
  func groups(code: String) throws {
    let studio = try Studio()
    let grid = try studio.picture(code).frame(
      of: state(at: "language"), size: Size(width: 80, height: 60))
    let rows = grid.text.split(separator: "\n", omittingEmptySubsequences: false)
    let words = try studio.words(code)
    for group in SettingsLine.groups {
      let headline = words(group.headline) + " ─"
      let y = try #require(rows.firstIndex { $0.contains(" " + headline) }, "\(headline)")
      for (offset, line) in group.lines.enumerated() {
        #expect(rows[y + 1 + offset].contains(words(line.words.title)))
      }
    }
    let starts = rows.compactMap { row in
      row.firstIndex(of: "‹").map { row.distance(from: row.startIndex, to: $0) }
    }
    #expect(starts.count > 20 && starts.count { $0 != starts[0] } <= 3)
  }

  @Test("the arrows move in a name that is being typed")
  func cursor() throws {
    var state = try state(at: "name")
    for key: Key in [.enter, .character("b"), .left, .character("a")] {
      #expect(state.handle(key) == [])
    }
    #expect(state.handle(.enter) == [.keep(.name)])
    #expect(state.preferences.name?.text == "ab")
  }

  @Test("while a name is typed letters are not commands; Enter keeps it, Escape does not")
  func name() throws {
    var state = try state(at: "name")
    for key: Key in [.enter, .character("q"), .character("ö"), .backspace, .character("u")] {
      #expect(state.handle(key) == [])
    }
    #expect(state.handle(.enter) == [.keep(.name)])
    #expect(state.preferences.name?.text == "qu")
    for key: Key in [.enter, .character("x"), .escape] { #expect(state.handle(key) == []) }
    #expect(state.preferences.name?.text == "qu")
    var left = state
    #expect(left.handle(.character("q")) == [])
    #expect(left.openPage == .menu(.settings))
    #expect(state.handle(.enter) == [])
    #expect(state.handle(.control("c")) == [.leave])
  }

  @Test("a click on the value of the chosen line selects the next one, left of it the previous one")
  func mouse() throws {
    let size = Size(width: 80, height: 24)
    var state = try state(at: "speed")
    let y = try #require(try Studio().picture().frame(of: state, size: size).focus?.y)
    for (x, speed) in [(60, Speed.fast), (20, .normal)] {
      let click = Mouse(.press, at: Position(x: x, y: y))
      #expect(state.handle(click, in: size) == [.keep(.speed)])
      #expect(state.preferences.speed == speed)
    }
  }

  @Test("with the mouse off a click does nothing")
  func mouseOff() throws {
    var state = try state(at: "mouse")
    _ = state.handle(.right)
    #expect(!state.preferences.mouse)
    let before = state.openPage
    for y in 0..<24 {
      let click = Mouse(.press, at: Position(x: 40, y: y))
      #expect(state.handle(click, in: Size(width: 80, height: 24)) == [])
    }
    #expect(state.openPage == before)
  }

  @Test("only Enter plays a card, if that setting is on")
  func confirming() throws {
    var game = try Positions.game(.five)
    try Positions.play(
      &game,
      until: {
        if case .play = $0.match.round.legalMoves {
          $0.match.round.turn == $0.personSeat
        } else {
          false
        }
      })
    var state = try Studio().state(game)
    state.openPage = try .settings(SettingsPage(at: "confirm"))
    _ = state.handle(.right)
    state.openPage = .table
    _ = state.handle(.right)
    for key: Key in [.up, .character(" ")] {
      #expect(state.handle(key) == [])
      #expect(state.notice == .onlyOneKeyPlays)
    }
    #expect(state.handle(.enter).count == 1)
  }
}

extension SettingsPage {
  /// The page with the setting of a key chosen.
  init(at key: String) throws {
    self.init(chosen: try #require(SettingsLine.all.first { $0.setting?.key == key }))
  }

  /// The page with each of its lines chosen, and once with a name being typed.
  static func all() throws -> [SettingsPage] {
    var typing = try SettingsPage(at: "name")
    _ = typing.answer(.enter)
    return SettingsLine.all.map { SettingsPage(chosen: $0) } + [typing]
  }
}
