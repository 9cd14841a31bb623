import MueRules

/// The kinds of trump that bring different bonuses.
public enum TrumpKind: String, CaseIterable, Hashable, Sendable {
  /// A suit.
  case suit
  /// A number of which each suit has two cards.
  case twinNumber
  /// Any other number.
  case number
  /// No trump.
  case noTrump

  /// The kind of a trump.
  public init(_ trump: Trump) {
    self =
      switch trump {
      case .suit: .suit
      case .number(let rank): rank.isTwin ? .twinNumber : .number
      case .noTrump: .noTrump
      }
  }
}
