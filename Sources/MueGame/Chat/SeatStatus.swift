/// Who sits on a seat of a linked table, and whether they are there.
public struct SeatStatus: Hashable, Sendable {
  /// The player; at a seat for friends the agent is `remote`, with who stands in.
  public var player: Player
  /// Whether somebody is there to decide.
  public var presence: Presence

  /// A seat.
  public init(player: Player, presence: Presence) {
    self.player = player
    self.presence = presence
  }
}

/// Whether the one whose seat it is decides there.
public enum Presence: Hashable, Sendable {
  /// Here, and decides.
  case here
  /// Nobody has sat down there yet: the computer player decides, and the seat may be taken.
  case free
  /// Here, and asked whether the open handicaps at the table are welcome; the computer player decides until then.
  case asked
  /// The line is lost for so many seconds; the computer player does not decide yet.
  case away(seconds: Int)
  /// The computer player decides until the person is back.
  case covered
  /// A computer player's seat.
  case computer
}

/// What a host may do about a seat; everybody at the table is told.
public enum HostAction: String, CaseIterable, Hashable, Sendable {
  /// Lets friends sit down there; a person who sat there loses the seat.
  case freed
  /// Sends the person away and keeps the seat for the computer player.
  case sentAway
  /// Passes on nothing that the person says.
  case muted
  /// Passes it on again.
  case unmuted
}
