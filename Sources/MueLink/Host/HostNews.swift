import MueRules
import MueTable

/// What has come about at a linked table that the host's program is to act on.
public enum HostNews: Hashable, Sendable {
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
  case said(PlayerName, Saying)

  /// Whether it is about the game as it stands.
  var changesGame: Bool {
    switch self {
    case .move, .deal, .takeBack, .undoAsked: true
    case .presence, .undoRefused, .said: false
    }
  }
}

/// What the host's program is to do with the lines to its guests.
public enum HostErrand: Hashable, Sendable {
  /// Send a line.
  case send([UInt8], to: Peer)
  /// Close a line, once what was sent has gone.
  case close(Peer)
  /// Let back in at a seat who has this token, and nobody else.
  case admit(token: Hex, seat: Int)
}
