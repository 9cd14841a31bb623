import MueGame

/// Something at the table that a person may want to notice without looking.
public enum TableEvent: CaseIterable, Hashable, Sendable {
  /// The person is asked for a move.
  case yourTurn
  /// The person's side has won a trick.
  case trickWon
  /// A hand is over.
  case handOver
  /// A key has done nothing.
  case error

  /// How a person wants to notice it.
  func signal(in preferences: Preferences) -> Signal {
    switch self {
    case .yourTurn: preferences.turnSignal
    case .trickWon: preferences.trickSignal
    case .handOver: preferences.handSignal
    case .error: preferences.errorSignal
    }
  }
}
