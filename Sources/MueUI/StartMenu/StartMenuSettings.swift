import CellGrid
import MueGame
import MueWords

/// The settings before the table.
public struct StartMenuSettings: StartMenuContent {
  private var settings = SettingsPage()
  private var preferences: Preferences
  private let choices: Choices
  private var language: String

  /// The settings as they are; `language` is the one spoken.
  public init(_ preferences: Preferences, among choices: Choices, language: String) {
    self.preferences = preferences
    self.choices = choices
    self.language = language
  }

  var page: StartMenuPage { .settings(self) }
  var title: Phrase { .settingsTitle }
  var hints: [Phrase] { settings.hints }
  var takesText: Bool { settings.typed != nil }

  mutating func answer(_ key: Key) -> [StartMenuStep] {
    answer(key, KeyMap().intent(of: key, suitLetters: []))
  }

  private mutating func answer(_ key: Key, _ intent: Intent?) -> [StartMenuStep] {
    let answer = settings.answer(key, intent, &preferences, among: choices, language: language)
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
    case .wheelUp: return answer(.up, .up)
    case .wheelDown: return answer(.down, .down)
    case .press where settings.typed == nil:
      switch SettingsView.hit(mouse.place, in: body, settings, isOwnScreen: true) {
      case .line(let line): settings.choose(line)
      case .back: return answer(.left, .previous)
      case .forth: return answer(.right, .next)
      case nil: break
      }
    default: break
    }
    return []
  }

  func draw(on pen: inout Pen, in body: Rect) {
    SettingsView(page: settings, preferences: preferences, isOwnScreen: true)
      .draw(on: &pen, in: body)
  }
}

/// The keys before the table.
public struct StartMenuKeys: StartMenuContent {
  private var keysPage = KeysPage()
  private var keys: KeyMap

  /// The keys as they are.
  public init(_ keys: KeyMap) { self.keys = keys }

  var page: StartMenuPage { .keys(self) }
  var title: Phrase { .menuKeys }
  var hints: [Phrase] { keysPage.hints }
  var takesText: Bool { keysPage.isAwaiting }
  var room: KeyContext { .lists }

  mutating func answer(_ key: Key) -> [StartMenuStep] {
    let answer = keysPage.answer(key, &keys)
    return steps(answer)
  }

  mutating func answer(_ mouse: Mouse, in body: Rect) -> [StartMenuStep] {
    switch mouse.action {
    case .wheelUp: return keysPage.isAwaiting ? [] : answer(.up)
    case .wheelDown: return keysPage.isAwaiting ? [] : answer(.down)
    case .press:
      guard let line = KeysView.line(at: mouse.place, in: body, keysPage, isOwnScreen: true)
      else { return [] }
      let answer = keysPage.press(line, &keys)
      return steps(answer)
    default: return []
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
    KeysView(page: keysPage, keys: keys, isOwnScreen: true).draw(on: &pen, in: body)
  }
}
