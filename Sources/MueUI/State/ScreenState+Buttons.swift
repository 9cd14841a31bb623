import CellGrid

extension ScreenState {
  /// Answers a click on a button in one of the bars, which acts like its key.
  public mutating func press(_ key: Key) -> [Effect] { preferences.mouse ? handle(key) : [] }

  /// A click on a line of the menu chooses it, on the chosen one opens it.
  mutating func press(atRow y: Int, _ item: MenuItem, _ layout: Layout) -> [Effect] {
    let items = MenuItem.allCases
    guard let line = MenuPage.places(in: layout.middle).line(atRow: y) else { return [] }
    if items[line] == item { return handle(.enter, as: .confirm) }
    say(nil)
    scene = .menu(items[line])
    return []
  }
}
