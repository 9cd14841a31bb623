import MueGame
import MueRules

/// What has come about at a linked table, for a guest.
public enum GuestEvent: Hashable, Sendable {
  /// The host has answered: the guest sits at the table.
  case welcome
  /// The host does not let the guest in.
  case refused(Refusal)
  /// Somebody has sat down, come back, gone or lost the line.
  case seats
  /// The game stands otherwise, without a move that could be told.
  case view
  /// A seat has made a move.
  case moved(Move, by: Seat)
  /// A hand has been opened, and its deal looked at.
  case opened(hand: Int, DealVerdict)
  /// The last answer was no legal move.
  case wrong(String)
  /// Somebody asks whether a decision may be taken back.
  case undoAsked(Seat)
  /// The host has done something about a seat.
  case done(HostAction, Seat)
  /// Somebody says something.
  case said(PlayerName, ChatMessage)
  /// The host has closed the table.
  case closing
}
