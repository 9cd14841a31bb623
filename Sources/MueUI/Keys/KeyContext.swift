/// Where a key is pressed: it may mean one thing in one context and another in the next.
public enum KeyContext: CaseIterable, Hashable, Sendable {
  case everywhere
  /// At the table, and on the pages about its hand.
  case table
  /// On the page about the people at the table.
  case people
  /// In lists: of games, of keys.
  case lists
  case reading

  /// The contexts that are searched for a key here, in order.
  var searched: [KeyContext] {
    switch self {
    case .everywhere: [.everywhere]
    case .table, .lists: [self, .everywhere]
    case .people, .reading: [self, .table, .everywhere]
    }
  }

  /// Whether both contexts can be active at once, so that a key must mean the same in both.
  func meets(_ other: KeyContext) -> Bool {
    self == other || self == .everywhere || other == .everywhere
  }
}
