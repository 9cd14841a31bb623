/// A place where keys are pressed; the same key may have different meanings in different contexts.
public enum KeyContext: CaseIterable, Hashable, Sendable {
  case everywhere
  /// At the table, and on the pages about its hand.
  case table
  /// On the page about the people at the table.
  case people
  /// In lists of games and of keys.
  case lists
  case reading

  /// The contexts in which a key is looked up here, in order.
  var searched: [KeyContext] {
    switch self {
    case .everywhere: [.everywhere]
    case .table, .lists: [self, .everywhere]
    case .people, .reading: [self, .table, .everywhere]
    }
  }

  /// Whether both contexts can be active together, so that a key must mean the same in both.
  func meets(_ other: KeyContext) -> Bool {
    self == other || self == .everywhere || other == .everywhere
  }
}
