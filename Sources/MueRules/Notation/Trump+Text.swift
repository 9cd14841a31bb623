extension Trump {
  /// The trump in files: a suit's name, a number, or `none`.
  public var text: String {
    switch self {
    case .suit(let suit): suit.name
    case .number(let rank): String(rank.number)
    case .noTrump: "none"
    }
  }

  /// Reads a trump; nil if it is none.
  public init?(text: some StringProtocol) {
    if text == "none" {
      self = .noTrump
    } else if let suit = Suit.allCases.first(where: { $0.name == text }) {
      self = .suit(suit)
    } else if text.utf8.count == 1, let number = Int(text), let rank = Rank(number) {
      self = .number(rank)
    } else {
      return nil
    }
  }
}
