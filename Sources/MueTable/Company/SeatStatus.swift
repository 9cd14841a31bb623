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
  /// The line is lost for so many seconds; the computer player does not decide yet.
  case away(seconds: Int)
  /// The computer player decides until the person is back.
  case covered
  /// A computer player's seat.
  case computer
}
