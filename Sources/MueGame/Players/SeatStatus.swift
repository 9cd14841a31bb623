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
