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
