/// The order of the cards of a hand that are not trumps.
public enum HandSorting: String, CaseIterable, Hashable, Sendable {
  case suits, numbers
}
