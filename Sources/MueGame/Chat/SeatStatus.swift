/// Who sits on a seat of a linked table, and whether they are connected.
public struct SeatStatus: Hashable, Sendable {
  /// The player; at a friend's seat the agent is `remote` and names the stand-in.
  public var player: Player
  /// Who decides at the seat now.
  public var presence: Presence

  public init(player: Player, presence: Presence) {
    self.player = player
    self.presence = presence
  }
}

/// Whether the person whose seat it is decides there.
public enum Presence: Hashable, Sendable {
  case here
  /// Nobody has taken the seat yet: the computer player decides, and a friend may take it.
  case free
  /// The person is here and is asked whether the open handicaps are welcome; the computer player
  /// decides until then.
  case asked
  /// The connection has been lost for some seconds; the computer player does not decide yet.
  case away(seconds: Int)
  /// The computer player decides until the person is back.
  case covered
  /// A computer player's seat.
  case computer
}

/// What a host can do about a seat; everybody at the table is told.
public enum HostAction: String, CaseIterable, Hashable, Sendable {
  /// Opens the seat to friends; a person who sat there loses it.
  case freed
  /// Sends the person away and leaves the seat to the computer player.
  case sentAway
  /// Stops passing on what the person says.
  case muted
  case unmuted
}
