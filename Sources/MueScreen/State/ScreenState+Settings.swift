import CellGrid
import MueTable
import MueWords

extension ScreenState {
  /// Answers a key on the page of settings.
  mutating func handleSettings(_ key: Key, _ intent: Intent?, _ page: SettingsPage) -> [Effect] {
    var page = page
    let answer = page.answer(key, intent, &preferences, among: choices, language: language)
    scene = .settings(page)
    switch answer {
    case .none: return []
    case .changed(let key):
      if key == .language { language = preferences.language ?? language }
      return [.keep(key)]
    case .unknown: notice = .unknownKey
    case .close: scene = .menu(.settings)
    }
    return []
  }

  /// Whether text is being typed, so that no letter is a command.
  var isTyping: Bool {
    if case .settings(let page) = scene { page.typed != nil } else { false }
  }
}
