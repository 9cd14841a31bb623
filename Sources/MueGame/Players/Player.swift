/// Who sits on a seat: a name and who decides.
public struct Player: Hashable, Sendable {
  /// The name on the table.
  public let name: PlayerName
  /// Who decides.
  public let agent: Agent

  /// A player.
  public init(name: PlayerName, agent: Agent) {
    self.name = name
    self.agent = agent
  }
}
