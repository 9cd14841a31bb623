extension Phrase {
  /// A level: novice.
  public static let levelNovice = Phrase("players.levelNovice")
  /// A level: casual.
  public static let levelCasual = Phrase("players.levelCasual")
  /// A level: club.
  public static let levelClub = Phrase("players.levelClub")
  /// A level: strong.
  public static let levelStrong = Phrase("players.levelStrong")
  /// A level: expert.
  public static let levelExpert = Phrase("players.levelExpert")
  /// A style of bidding: cautious.
  public static let styleCautious = Phrase("players.styleCautious")
  /// A style of bidding: bold.
  public static let styleBold = Phrase("players.styleBold")
  /// A memory that is not full.
  public static func memoryOf(share: Int) -> Phrase {
    Phrase("players.memoryOf", ["share": .number(share)])
  }
  /// The open handicap of seeing a share of the others' cards.
  public static func peekOf(share: Int) -> Phrase {
    Phrase("players.peekOf", ["share": .number(share)])
  }
}
