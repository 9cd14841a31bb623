import CellGrid

extension Key {
  /// The key that types a character: Enter for a new line, Tab for a tabulator.
  init(typed character: Character) {
    self = character == "\n" ? .enter : character == "\t" ? .tab : .character(character)
  }
}
