import MueTable
import MueWords

extension Phrase {
  /// What is known of who decides for a seat, the weightiest first; nothing of a person.
  public static func settings(of agent: Agent) -> [Phrase] {
    guard case .computer(let player) = agent else { return [] }
    let isForgetful = player.memory < ComputerPlayer.fullMemory
    return [
      player.peek == .none ? nil : .peekOf(share: player.peek.ninths), .name(of: player.level),
      .name(of: player.style), isForgetful ? .memoryOf(share: player.memory) : nil,
    ].compactMap(\.self)
  }

  /// The name of a level.
  public static func name(of level: Level) -> Phrase {
    switch level {
    case .novice: .levelNovice
    case .casual: .levelCasual
    case .club: .levelClub
    case .strong: .levelStrong
    case .expert: .levelExpert
    }
  }

  /// The name of a style; nil of the usual one.
  public static func name(of style: Style) -> Phrase? {
    switch style {
    case .cautious: .styleCautious
    case .balanced: nil
    case .bold: .styleBold
    }
  }
}
