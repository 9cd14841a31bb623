import MueRules
import MueTable
import MueWords

extension Phrase {
  /// The name of a suit.
  static func name(of suit: Suit) -> Phrase {
    switch suit {
    case .red: .red
    case .yellow: .yellow
    case .green: .green
    case .blue: .blue
    case .black: .black
    }
  }

  /// The letter of a suit.
  static func letter(of suit: Suit) -> Phrase {
    switch suit {
    case .red: .redLetter
    case .yellow: .yellowLetter
    case .green: .greenLetter
    case .blue: .blueLetter
    case .black: .blackLetter
    }
  }

  /// What is known of who decides for a seat, the weightiest first; nothing of a person.
  static func settings(of agent: Agent) -> [Phrase] {
    guard case .computer(let player) = agent else { return [] }
    let level: Phrase =
      switch player.level {
      case .novice: .levelNovice
      case .casual: .levelCasual
      case .club: .levelClub
      case .strong: .levelStrong
      case .expert: .levelExpert
      }
    let style: Phrase? =
      switch player.style {
      case .cautious: .styleCautious
      case .balanced: nil
      case .bold: .styleBold
      }
    let isForgetful = player.memory < ComputerPlayer.fullMemory
    return [
      player.peek == .none ? nil : .peekOf(share: player.peek.ninths), level, style,
      isForgetful ? .memoryOf(share: player.memory) : nil,
    ].compactMap(\.self)
  }

  /// The name of a trump.
  static func name(of trump: Trump) -> Phrase {
    switch trump {
    case .suit(let suit): .name(of: suit)
    case .number(let rank): .trumpNumber(rank: rank.number)
    case .noTrump: .noTrump
    }
  }
}
