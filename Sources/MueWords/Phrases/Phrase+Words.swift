extension Phrase {
  /// What the person may write for playing a card, with commas between.
  public static let wordsPlay = Phrase("words.wordsPlay")
  /// What the person may write for laying cards, with commas between.
  public static let wordsBid = Phrase("words.wordsBid")
  /// What the person may write for passing, with commas between.
  public static let wordsPass = Phrase("words.wordsPass")
  /// What the person may write for naming a trump, with commas between.
  public static let wordsTrump = Phrase("words.wordsTrump")
  /// What the person may write for picking a partner, with commas between.
  public static let wordsPartner = Phrase("words.wordsPartner")
  /// What the person may write for asking for `hand`, with commas between.
  public static let wordsHand = Phrase("words.wordsHand")
  /// What the person may write for asking for `table`, with commas between.
  public static let wordsTable = Phrase("words.wordsTable")
  /// What the person may write for asking for `who`, with commas between.
  public static let wordsWho = Phrase("words.wordsWho")
  /// What the person may write for asking for `seat`, with commas between.
  public static let wordsSeat = Phrase("words.wordsSeat")
  /// What the person may write for asking for `trick`, with commas between.
  public static let wordsTrick = Phrase("words.wordsTrick")
  /// What the person may write for asking for `last`, with commas between.
  public static let wordsLast = Phrase("words.wordsLast")
  /// What the person may write for asking for `turn`, with commas between.
  public static let wordsTurn = Phrase("words.wordsTurn")
  /// What the person may write for asking for `points`, with commas between.
  public static let wordsPoints = Phrase("words.wordsPoints")
  /// What the person may write for asking for `score`, with commas between.
  public static let wordsScore = Phrase("words.wordsScore")
  /// What the person may write for asking for `summary`, with commas between.
  public static let wordsSummary = Phrase("words.wordsSummary")
  /// What the person may write for asking for `log`, with commas between.
  public static let wordsLog = Phrase("words.wordsLog")
  /// What the person may write for asking for `why`, with commas between.
  public static let wordsWhy = Phrase("words.wordsWhy")
  /// What the person may write for asking for `next`, with commas between.
  public static let wordsNext = Phrase("words.wordsNext")
  /// What the person may write for asking for `hint`, with commas between.
  public static let wordsHint = Phrase("words.wordsHint")
  /// What the person may write for `undo`, with commas between.
  public static let wordsUndo = Phrase("words.wordsUndo")
  /// What the person may write for `redo`, with commas between.
  public static let wordsRedo = Phrase("words.wordsRedo")
  /// What the person may write for `claim`, with commas between.
  public static let wordsClaim = Phrase("words.wordsClaim")
  /// What the person may write for asking for `rules`, with commas between.
  public static let wordsRules = Phrase("words.wordsRules")
  /// What the person may write for asking for `help`, with commas between.
  public static let wordsHelp = Phrase("words.wordsHelp")
  /// What the person may write for asking for `quit`, with commas between.
  public static let wordsQuit = Phrase("words.wordsQuit")
  /// What the person may write for the Chief’s choice of no trump, with commas between.
  public static let wordsNoTrump = Phrase("words.wordsNoTrump")
  /// What the person may write for `games`, with commas between.
  public static let wordsGames = Phrase("words.wordsGames")
  /// What the person may write for `open`, with commas between.
  public static let wordsOpen = Phrase("words.wordsOpen")
  /// What the person may write for `new`, with commas between.
  public static let wordsNew = Phrase("words.wordsNew")
  /// What the person may write for `delete`, with commas between.
  public static let wordsDelete = Phrase("words.wordsDelete")
  /// What the person may write for `undelete`, with commas between.
  public static let wordsUndelete = Phrase("words.wordsUndelete")
}
