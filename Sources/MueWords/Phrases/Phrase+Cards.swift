extension Phrase {
  /// The suit red, as in “trump: red”.
  public static let red = Phrase("cards.red")
  /// The suit yellow, as in “trump: yellow”.
  public static let yellow = Phrase("cards.yellow")
  /// The suit green, as in “trump: green”.
  public static let green = Phrase("cards.green")
  /// The suit blue, as in “trump: blue”.
  public static let blue = Phrase("cards.blue")
  /// The suit black, as in “trump: black”.
  public static let black = Phrase("cards.black")

  // The letters stand on cards and jump to a suit when typed. So within a language they are five
  // different plain letters, and none is a key that already does something (h l p q u). A suit has its
  // first letter; when another suit has it already, a letter that is heard in the word:
  // English blacK; German grüN; Portuguese verDe, aZul, preTo (its P would pass).

  /// The letter of the red suit, on cards and as a key.
  public static let redLetter = Phrase("cards.redLetter")
  /// The letter of the yellow suit, on cards and as a key.
  public static let yellowLetter = Phrase("cards.yellowLetter")
  /// The letter of the green suit, on cards and as a key.
  public static let greenLetter = Phrase("cards.greenLetter")
  /// The letter of the blue suit, on cards and as a key.
  public static let blueLetter = Phrase("cards.blueLetter")
  /// The letter of the black suit, on cards and as a key.
  public static let blackLetter = Phrase("cards.blackLetter")

  /// A card, as in “Bea leads red 7”.
  public static func card(suit: Phrase, rank: Int) -> Phrase {
    Phrase("cards.card", ["suit": .phrase(suit), "rank": .number(rank)])
  }
  /// All cards of a number as a trump, as in “trump: 7s”.
  public static func trumpNumber(rank: Int) -> Phrase {
    Phrase("cards.trumpNumber", ["rank": .number(rank)])
  }
  /// The Chief's choice to have no trump, as in “trump: no trump”.
  public static let noTrump = Phrase("cards.noTrump")
}
