import CellGrid
import MueGame
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
    case .openKeys: scene = .keys(KeysPage())
    case .unknown: notice = .unknownKey
    case .close: scene = .menu(.settings)
    }
    return []
  }

  /// Answers a key on the page of keys.
  mutating func handleKeys(_ key: Key, _ page: KeysPage) -> [Effect] {
    guard let key = page.isAwaiting ? key : keys.usual(key, in: .lists) else {
      notice = .unknownKey
      return []
    }
    return changeKeys(page) { $0.answer(key, &$1) }
  }

  /// Lets the page of keys do something with the keys.
  mutating func changeKeys(
    _ page: KeysPage, _ change: (inout KeysPage, inout KeyMap) -> KeysPage.Answer
  ) -> [Effect] {
    var page = page
    let answer = change(&page, &keys)
    scene = .keys(page)
    switch answer {
    case .none: return []
    case .changed: return [.keepKeys]
    case .say(let phrase): notice = phrase
    case .close: scene = .settings(SettingsPage(at: .keys))
    }
    return []
  }

  /// Whether text is being typed, so that no letter is a command.
  var isTyping: Bool {
    switch scene {
    case .settings(let page): page.typed != nil
    case .participants(let page): page.isTyping
    default: false
    }
  }
}
