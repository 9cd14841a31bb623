import CellGrid

extension Key {
  /// The key that types a character: Enter for a line feed, Tab for a tab.
  init(typed character: Character) {
    self = character == "\n" ? .enter : character == "\t" ? .tab : .character(character)
  }
}
