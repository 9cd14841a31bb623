import MueGame
import MueRules

/// An event at a linked table, for a guest.
public enum GuestEvent: Hashable, Sendable {
  /// The host has answered: the guest has a seat.
  case welcome
  /// The host does not let the guest in.
  case refused(Refusal)
  /// A person has sat down, returned, left or lost the connection.
  case seats
  /// The game has changed by something other than one move.
  case view
  case moved(Move, by: Seat)
  /// A hand has been opened and its deal checked.
  case opened(hand: Int, DealVerdict)
  /// The guest has a finding about a hand, or about the table if `hand` is nil; reported once, and
  /// again if it turns out to be more serious.
  case found(Finding, hand: Int?)
  /// The words of a finished hand are known.
  case compared(hand: Int)
  /// The cards are dealt without the contribution of another seat, which did not arrive in time.
  case stalled(Seat)
  /// The last answer was not a legal move.
  case wrong(String)
  /// Another person asks to take a decision back.
  case undoAsked(Seat)
  /// Somebody has agreed to the request, or refused it.
  case consented(Seat, Bool)
  /// Nothing is taken back, since an absent guest has seen it; that guest's seat will be free in
  /// `seconds`.
  case undoAway(Seat, seconds: Int)
  case done(HostAction, Seat)
  /// A player claims the rest of the tricks.
  case claimed(Seat)
  /// The host cannot save the game, or can again.
  case unsaved(Bool)
  case said(PlayerName, ChatMessage)
  case closing
}
