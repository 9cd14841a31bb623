extension Suit {
  /// The letter of the suit in files (RULES: notation); the screen has each language's own.
  public var letter: Character {
    switch self {
    case .red: "R"
    case .yellow: "Y"
    case .green: "G"
    case .blue: "B"
    case .black: "K"
    }
  }

  /// The name of the suit in files.
  public var name: String {
    switch self {
    case .red: "red"
    case .yellow: "yellow"
    case .green: "green"
    case .blue: "blue"
    case .black: "black"
    }
  }
}

extension Card {
  /// The card in files: suit letter, then rank; twins are written alike.
  public var text: String { "\(suit.letter)\(rank.number)" }

  /// Reads a card, of twins the first; nil if it is none.
  public init?(text: some StringProtocol) {
    guard text.utf8.count == 2, let letter = text.first, let digit = text.last,
      digit.isASCII, let number = digit.wholeNumberValue, let rank = Rank(number),
      let suit = Suit.allCases.first(where: { $0.letter == letter })
    else { return nil }
    self.init(suit, rank)
  }
}
