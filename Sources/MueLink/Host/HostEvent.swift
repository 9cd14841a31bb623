import MueGame
import MueRules

/// An event at a linked table, for the host's program to act on.
public enum HostEvent: Hashable, Sendable {
  /// A friend's move, which is legal.
  case move(Move)
  /// The person at a seat has sat down, returned, left, or lost the connection.
  case presence(Seat)
  case deal(seed: UInt64)
  /// Everybody agrees to take the game back to a position.
  case undo(GamePosition)
  case undoAsked(Seat)
  /// The host's own request to take a decision back was refused.
  case undoRefused
  /// It was refused because a seat's absent guest has seen what would be taken back; that seat will
  /// be free in `seconds`.
  case undoAway(Seat, seconds: Int)
  /// A guest has seen moves that the host's game does not have; reported once per table.
  case behind(Seat)
  /// The cards are dealt without a seat's contribution, which did not arrive in time.
  case stalled(Seat)
  case said(PlayerName, ChatMessage)

  /// Whether the event is void once the game has changed.
  var changesGame: Bool {
    switch self {
    case .move, .deal, .undo, .undoAsked: true
    case .presence, .undoRefused, .undoAway, .behind, .stalled, .said: false
    }
  }
}
