import MueRules

/// The kinds of trump, which differ in their bonuses.
public enum TrumpKind: String, CaseIterable, Hashable, Sendable {
  case suit
  /// A number with two cards in each suit.
  case twinNumber
  case number, noTrump

  init(_ trump: Trump) {
    self =
      switch trump {
      case .suit: .suit
      case .number(let rank): rank.isTwin ? .twinNumber : .number
      case .noTrump: .noTrump
      }
  }
}
