import MueRules

extension Phrase {
  /// The name of a suit.
  public static func name(of suit: Suit) -> Phrase {
    switch suit {
    case .red: .red
    case .yellow: .yellow
    case .green: .green
    case .blue: .blue
    case .black: .black
    }
  }

  /// The letter of a suit, on cards and as a key.
  ///
  /// It is the first letter of its name, or another one that is heard in it if another suit or a
  /// key of the table (h l p q u) has the first: English blacK, German grüN, Portuguese verDe.
  public static func letter(of suit: Suit) -> Phrase {
    switch suit {
    case .red: .redLetter
    case .yellow: .yellowLetter
    case .green: .greenLetter
    case .blue: .blueLetter
    case .black: .blackLetter
    }
  }

  /// The name of a trump.
  public static func name(of trump: Trump) -> Phrase {
    switch trump {
    case .suit(let suit): .name(of: suit)
    case .number(let rank): .trumpNumber(rank: rank.number)
    case .noTrump: .noTrump
    }
  }

  /// The name of a card: its suit and number.
  public static func name(of card: Card) -> Phrase {
    .card(suit: .name(of: card.suit), rank: card.rank.number)
  }
}
