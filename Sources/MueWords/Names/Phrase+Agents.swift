import MueBots
import MueGame

extension Phrase {
  /// The settings of a player, the most important first; empty for a person without an open
  /// handicap.
  public static func settings(of agent: Agent) -> [Phrase] {
    let peek: [Phrase] = agent.peek == .none ? [] : [.peekOf(share: agent.peek.ninths)]
    guard case .computer(let player) = agent else { return peek }
    let isForgetful = player.memory < BotSettings.fullMemory
    let rest: [Phrase?] = [
      .name(of: player.level), .name(of: player.style),
      isForgetful ? .memoryOf(share: player.memory) : nil,
    ]
    return peek + rest.compactMap { $0 }
  }

  /// The name of a level.
  public static func name(of level: BotSettings.Level) -> Phrase {
    Phrase("players.level", of: level)
  }

  /// The name of a style; nil for the default one.
  public static func name(of style: BotSettings.Style) -> Phrase? {
    style == .balanced ? nil : Phrase("players.style", of: style)
  }
}
