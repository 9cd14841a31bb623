/// By what the cards of a hand are sorted that are no trumps.
public enum HandSorting: String, CaseIterable, Hashable, Sendable {
  case suits, numbers
}
