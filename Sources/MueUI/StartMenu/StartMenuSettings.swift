import CellGrid
import MueGame
import MueWords

/// The settings before the table.
public struct StartMenuSettings: StartMenuPage {
  private var settings = SettingsPage()
  private var preferences: Preferences
  private let choices: Choices
  private var language: String

  /// The current settings; `language` is the code of the current language.
  public init(_ preferences: Preferences, among choices: Choices, language: String) {
    self.preferences = preferences
    self.choices = choices
    self.language = language
  }

  var title: Phrase { .settingsTitle }
  var hints: [Phrase] { settings.hints }
  var keyContext: KeyContext? { settings.keyContext }

  mutating func answer(_ input: Input) -> [StartMenuStep] {
    let answer = settings.answer(input, &preferences, among: choices, language: language)
    switch answer {
    case .none: return []
    case .changed(let key):
      if key == .language { language = preferences.language ?? language }
      return [.ask(.keep(key, preferences, language: language))]
    case .openKeys: return [.ask(.keys)]
    case .unknown: return [.say(.unknownKey)]
    case .close: return [.back]
    }
  }

  mutating func answer(_ mouse: Mouse, in body: Rect) -> [StartMenuStep] {
    guard preferences.mouse else { return [] }
    switch mouse.action {
    case .press where settings.typed == nil:
      switch SettingsView.hit(mouse.place, in: body, settings, isBeforeTable: true) {
      case .line(let line): settings.choose(line)
      case .back: return answer(.command(.previous))
      case .forth: return answer(.command(.next))
      case nil: break
      }
    default: return turnWheel(mouse)
    }
    return []
  }

  func draw(on pen: inout Pen, in body: Rect) {
    SettingsView(page: settings, preferences: preferences, isBeforeTable: true)
      .draw(on: &pen, in: body)
  }
}

/// The keys before the table.
public struct StartMenuKeys: StartMenuPage {
  private var keysPage = KeysPage()
  private var keys: KeyMap

  /// The current keys.
  public init(_ keys: KeyMap) { self.keys = keys }

  var title: Phrase { .menuKeys }
  var hints: [Phrase] { keysPage.hints }
  var keyContext: KeyContext? { keysPage.keyContext }
  var isTyping: Bool { false }

  mutating func answer(_ input: Input) -> [StartMenuStep] {
    let answer = keysPage.answer(input, &keys)
    return steps(answer)
  }

  mutating func answer(_ mouse: Mouse, in body: Rect) -> [StartMenuStep] {
    switch mouse.action {
    case .press:
      guard let line = keysPage.list(in: body, isBeforeTable: true).line(at: mouse.place)
      else { return [] }
      let answer = keysPage.press(line, &keys)
      return steps(answer)
    default: return turnWheel(mouse)
    }
  }

  private func steps(_ answer: KeysPage.Answer) -> [StartMenuStep] {
    switch answer {
    case .none: []
    case .changed: [.ask(.keepKeys(keys))]
    case .say(let phrase): [.say(phrase)]
    case .close: [.back]
    }
  }

  func draw(on pen: inout Pen, in body: Rect) {
    KeysView(page: keysPage, keys: keys, isBeforeTable: true).draw(on: &pen, in: body)
  }
}
