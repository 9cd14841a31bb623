/// Where keys mean something: what has a key in one room need not have it in another.
public enum KeyContext: CaseIterable, Hashable, Sendable {
  /// In all rooms.
  case everywhere
  /// At the table, and on the pages about its hand.
  case table
  /// On the page about the people at the table.
  case people
  /// In lists: the games, the keys.
  case lists
  /// Where a text is read.
  case reading

  /// Whether a person may be in both at once, so that a key cannot mean one thing here and another
  /// there.
  func meets(_ other: KeyContext) -> Bool {
    self == other || self == .everywhere || other == .everywhere
  }
}
