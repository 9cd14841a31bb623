import MueRules
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

  /// The name of a trump.
  static func name(of trump: Trump) -> Phrase {
    switch trump {
    case .suit(let suit): .name(of: suit)
    case .number(let rank): .trumpNumber(rank: rank.number)
    case .noTrump: .noTrump
    }
  }
}
