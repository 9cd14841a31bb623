import MueWords

/// A line of the menu.
public enum MenuItem: Int, CaseIterable, Hashable, Sendable {
  /// Back to the table.
  case goOn
  /// The settings.
  case settings
  /// What the person's decisions cost.
  case coach
  /// The puzzles and drills.
  case practice
  /// How to use this table.
  case howto
  /// The rules of the game.
  case rules
  /// How to play well.
  case playWell
  /// Credits.
  case credits
  /// Another game.
  case newGame
  /// The start menu.
  case startMenu
  /// Close the program.
  case leave
}

extension ScreenState {
  /// Answers an input in the menu; any other than a confirmation withdraws the request for another
  /// match.
  mutating func handleMenu(_ input: Input, _ item: MenuItem, isSure: Bool) -> [Effect] {
    scene = .menu(item)
    switch input {
    case .command(.up): scene = .menu(item.moved(by: -1))
    case .command(.down), .command(.turnPage): scene = .menu(item.moved(by: 1))
    case .command(.first): scene = .menu(.goOn)
    case .command(.last): scene = .menu(.leave)
    case .command(.menu): scene = .table
    case .command(.confirm), .command(.toggle): return open(item, isSure: isSure)
    default: notice = .unknownKey
    }
    return []
  }

  private mutating func open(_ item: MenuItem, isSure: Bool) -> [Effect] {
    switch item {
    case .goOn: scene = .table
    case .settings: scene = .settings(SettingsPage())
    case .coach: return [.coach]
    case .practice: return [.practice]
    case .howto: scene = .document(Reader(.howto))
    case .rules: scene = .document(Reader(.rules))
    case .playWell: scene = .document(Reader(.playWell))
    case .credits: scene = .document(Reader(.credits))
    case .newGame:
      scene = .menu(item, isSure: true)
      if isSure || view.isOver { return [.newGame] }
      notice = .confirmNewGame
    case .startMenu: return [.startMenu]
    case .leave: return [.leave]
    }
    return []
  }
}

extension MenuItem {
  fileprivate func moved(by step: Int) -> MenuItem {
    MenuItem.allCases.neighbour(of: self, by: step)
  }
}

extension Array where Element: Equatable {
  /// The element some steps further on, around the ends; the first one if the element is not in the
  /// array.
  func neighbour(of element: Element, by step: Int) -> Element {
    guard let index = firstIndex(of: element) else { return self[0] }
    return self[(index + step + count) % count]
  }
}
