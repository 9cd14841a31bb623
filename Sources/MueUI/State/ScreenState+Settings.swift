import MueGame
import MueWords

extension ScreenState {
  /// Answers an input on the page of settings.
  mutating func handleSettings(_ input: Input, _ page: SettingsPage) -> [Effect] {
    var page = page
    let answer = page.answer(input, &preferences, among: choices, language: language)
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

  /// Answers an input on the page of keys.
  mutating func handleKeys(_ input: Input, _ page: KeysPage) -> [Effect] {
    changeKeys(page) { $0.answer(input, &$1) }
  }

  /// Lets the page of keys change the keys.
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
}
