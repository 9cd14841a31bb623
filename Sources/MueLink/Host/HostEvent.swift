import MueGame
import MueRules

/// What has come about at a linked table that the host's program is to act on.
public enum HostEvent: Hashable, Sendable {
  /// A friend has decided; the move is legal.
  case move(Move)
  /// Somebody has sat down, come back, gone, or lost the line.
  case presence(Seat)
  /// The deal of the next hand has been agreed upon.
  case deal(seed: UInt64)
  /// Everybody lets the game go back to a place.
  case takeBack(GamePlace)
  /// Somebody asks whether a decision may be taken back.
  case undoAsked(Seat)
  /// Somebody has said no to that.
  case undoRefused
  /// Somebody says something.
  case said(PlayerName, ChatMessage)

  /// Whether it is about the game as it stands.
  var changesGame: Bool {
    switch self {
    case .move, .deal, .takeBack, .undoAsked: true
    case .presence, .undoRefused, .said: false
    }
  }
}
