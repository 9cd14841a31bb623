import MueTable
import MueWords

extension ScreenState {
  /// Answers a key in the menu; `isSure` when the last key asked for a new match already.
  mutating func handleMenu(_ intent: Intent, _ item: MenuItem, isSure: Bool) -> [Effect] {
    switch intent {
    case .up: scene = .menu(item.moved(by: -1))
    case .down, .turnPage: scene = .menu(item.moved(by: 1))
    case .first: scene = .menu(.goOn)
    case .last: scene = .menu(.leave)
    case .menu: scene = .table
    case .previous: return change(item, by: -1)
    case .next: return change(item, by: 1)
    case .confirm, .toggle: return open(item, isSure: isSure)
    default: notice = .unknownKey
    }
    return []
  }

  private mutating func open(_ item: MenuItem, isSure: Bool) -> [Effect] {
    switch item {
    case .goOn: scene = .table
    case .howto: scene = .document(Reader(.howto))
    case .rules: scene = .document(Reader(.rules))
    case .playWell: scene = .document(Reader(.playWell))
    case .credits: scene = .document(Reader(.credits))
    case .newGame:
      if isSure || view.isOver { return [.newGame] }
      notice = .confirmNewGame
    case .foyer: return [.foyer]
    case .leave: return [.leave]
    case .language, .speed, .theme: return change(item, by: 1)
    }
    return []
  }

  private mutating func change(_ item: MenuItem, by step: Int) -> [Effect] {
    switch item {
    case .language:
      language = choices.languages.map(\.code).neighbour(of: language, by: step)
      preferences.language = language
      return [.keep(.language)]
    case .speed:
      preferences.speed = Speed.allCases.neighbour(of: preferences.speed, by: step)
      return [.keep(.speed)]
    case .theme:
      preferences.theme = choices.themes.neighbour(of: preferences.theme, by: step)
      return [.keep(.theme)]
    default: return []
    }
  }
}

extension MenuItem {
  fileprivate func moved(by step: Int) -> MenuItem {
    MenuItem.allCases.neighbour(of: self, by: step)
  }
}
