import CellGrid
import Foundation
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

/// Draws screens without a terminal.
struct Studio {
  let languages: Languages
  static let checkout = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The codes of the shipped languages; `LanguageTablesTests` lists them.
  static let languageCodes: [String] = {
    let folder = checkout.appending(path: "Localization").path
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (names ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  init() throws {
    languages = try Languages.load(from: Self.checkout.appending(path: "Localization").path)
      .naming(KeyMap().labels)
  }

  /// A shipped theme.
  func theme(_ name: String) throws -> Theme {
    let file = Self.checkout.appending(path: "Resources/themes/\(name).json")
    return try Theme(JSONDocument(reading: Array(Data(contentsOf: file))))
  }

  var choices: Choices {
    Choices(languages: ["en", "de", "pt"], themes: ["clear", "traditional"])
  }

  func words(_ code: String) throws -> Words { try #require(languages.words(for: code)) }

  func picture(
    _ code: String = "en", palette: Abilities.Palette = .many, unicode: Bool = true
  ) throws -> ScreenView {
    let look = Appearance(
      theme: try theme("clear"), abilities: Abilities(palette: palette, unicode: unicode))
    let words = try words(code)
    let documents = Documents { document in
      let file = Self.checkout.appending(path: "Resources/\(code)/\(document.rawValue).md")
      return document == .keys
        ? KeyList.markdown(words) : try? String(contentsOf: file, encoding: .utf8)
    }
    return ScreenView(words: words, look: look, documents: documents)
  }

  func state(_ game: Game, _ code: String = "en") throws -> ScreenState {
    var state = ScreenState(
      view: game.view(for: game.personSeat), preferences: Preferences(), choices: choices,
      language: code)
    state.useLetters(of: try words(code))
    state.status.dealNumber = game.match.seed
    return state
  }
}

extension ScreenState {
  /// Answers a key like the loop.
  mutating func handle(_ key: Key) -> [Effect] { handle(input(for: key)) }
}

extension StartMenuState {
  /// Answers a key or the mouse like the loop.
  mutating func handle(_ key: Key, in size: Size) -> [StartMenuEffect] {
    if case .mouse(let mouse) = key { return handle(.mouse(mouse, in: size)) }
    return handle(input(for: key))
  }
}

extension ParticipantsPage {
  /// Answers a key like the loop.
  mutating func answer(_ key: Key, in participants: Participants, keys: KeyMap) -> Answer {
    answer(keys.input(for: key, in: keyContext), in: participants)
  }
}

extension Reader {
  /// Answers one of the default keys.
  mutating func answer(_ key: Key) -> Answer { answer(KeyMap().input(for: key, in: keyContext)) }
}
