import CellGrid
import Foundation
import MueData
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
  static let languageCodes = tables(in: "Localization")
  /// The names of the shipped themes.
  static let themeNames = tables(in: "Resources/themes")

  // Read once: that takes longer than to draw a screen.
  private static let shipped = Result {
    try Languages.load(from: checkout.appending(path: "Localization").path)
      .naming(KeyMap().labels)
  }
  private static let themes = Result {
    try Dictionary(uniqueKeysWithValues: themeNames.map { ($0, try read(theme: $0)) })
  }
  private static let documents = Dictionary(
    uniqueKeysWithValues: languageCodes.map { ($0, read(documents: $0)) })

  init() throws { languages = try Self.shipped.get() }

  /// A view in English, for tests that need one only to measure.
  static let view: ScreenView = {
    do { return try Studio().picture() } catch { preconditionFailure("\(error)") }
  }()

  /// The names of the JSON files in a folder.
  private static func tables(in folder: String) -> [String] {
    let path = checkout.appending(path: folder).path
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (names ?? []).filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }

  private static func read(theme name: String) throws -> Theme {
    let file = checkout.appending(path: "Resources/themes/\(name).json")
    return try Theme(JSONDocument(reading: Array(Data(contentsOf: file))))
  }

  private static func read(documents code: String) -> Documents {
    Documents { document in
      if document == .keys { return (try? Studio().words(code)).map(KeyList.markdown) }
      let file = checkout.appending(path: "Resources/\(code)/\(document.rawValue).md")
      return try? String(contentsOf: file, encoding: .utf8)
    }
  }

  /// A shipped theme.
  func theme(_ name: String) throws -> Theme { try #require(Self.themes.get()[name]) }

  var choices: Choices {
    Choices(languages: ["en", "de", "pt"], themes: ["auto", "clear", "traditional"])
  }

  func words(_ code: String) throws -> Words { try #require(languages.words(for: code)) }

  /// The words as screens show them: cards in signs.
  func shown(_ code: String) throws -> Words {
    try picture(code).pen(for: Size(width: 0, height: 0)).words
  }

  func picture(
    _ code: String = "en", theme: String = "clear", palette: Abilities.Palette = .many,
    unicode: Bool = true, font: Set<Unicode.Scalar>? = nil
  ) throws -> ScreenView {
    let look = Appearance(
      theme: try self.theme(theme),
      abilities: Abilities(palette: palette, unicode: unicode, font: font))
    return ScreenView(
      words: try words(code), look: look, documents: try #require(Self.documents[code]))
  }

  func state(_ game: Game, _ code: String = "en") throws -> ScreenState {
    var state = ScreenState(
      view: game.view(for: game.personSeat),
      context: PageContext(choices: choices, language: code))
    state.useLetters(of: try words(code))
    state.status.dealNumber = game.match.seed
    return state
  }
}

/// A phrase in English.
func said(_ phrase: Phrase) throws -> String { try Studio().words("en")(phrase) }

extension ScreenState {
  /// Answers a key like the loop.
  mutating func handle(_ key: Key) -> [Effect] { handle(input(for: key)) }
  mutating func handle(_ input: Input) -> [Effect] { handle(input, in: .usual) }
  mutating func handle(_ mouse: Mouse, in size: Size) -> [Effect] {
    handle(mouse, in: Studio.view.window(size))
  }
}

extension Window {
  static let usual = Studio.view.window(Size(width: 80, height: 24))
}

extension PageStack {
  /// Answers a key or the mouse like the loop.
  mutating func handle(_ key: Key, in size: Size) -> [Effect] {
    let window = Studio.view.window(size)
    if case .mouse(let mouse) = key { return handle(Input.mouse(mouse), in: window) }
    return handle(input(for: key), in: window)
  }
  mutating func handle(_ input: Input) -> [Effect] { handle(input, in: .usual) }
}

/// What a page does in answer to an input.
enum Answer: Equatable {
  case none
  case back
  case ask(Effect)
  case say(Phrase)

  init(_ steps: [PageStep]) {
    switch steps.first {
    case .back: self = .back
    case .ask(let effect): self = .ask(effect)
    case .say(let phrase), .refuse(let phrase): self = .say(phrase)
    default: self = .none
    }
  }
}

extension Page {
  /// Answers a key like the loop.
  mutating func answer(
    _ key: Key, _ context: PageContext = PageContext(),
    in rect: Rect = Rect(x: 0, y: 2, width: 80, height: 19)
  ) -> Answer {
    var context = context
    let block = Window.usual.block(rect)
    return Answer(answer(context.keys.input(for: key, in: keyContext), in: block, &context))
  }
}

extension PeoplePage {
  mutating func answer(_ key: Key, in people: People, keys: KeyMap) -> Answer {
    var context = PageContext(keys: keys)
    context.people = people
    return answer(key, context)
  }
}

extension PageStack {
  /// The people who gather, with a notice.
  init(gathering people: People, notice: Phrase? = nil) {
    self.init(gathering: people, context: PageContext())
    say(notice)
  }
}
