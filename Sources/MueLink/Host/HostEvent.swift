import MueGame
import MueRules

/// An event at a linked table, for the host's program to act on.
public enum HostEvent: Hashable, Sendable {
  /// A friend's move, which is legal.
  case move(Move)
  /// The person of a seat has sat down, come back, left, or lost the connection.
  case presence(Seat)
  /// The deal of the next hand has been agreed.
  case deal(seed: UInt64)
  /// Everybody agrees to take the game back to a position.
  case takeBack(GamePlace)
  /// A friend asks to take a decision back.
  case undoAsked(Seat)
  /// The host's own request to take a decision back was refused.
  case undoRefused
  /// The cards are dealt without a seat's contribution, which did not arrive in time.
  case stalled(Seat)
  case said(PlayerName, ChatMessage)

  /// Whether the event is void once the game has changed.
  var changesGame: Bool {
    switch self {
    case .move, .deal, .takeBack, .undoAsked: true
    case .presence, .undoRefused, .stalled, .said: false
    }
  }
}
