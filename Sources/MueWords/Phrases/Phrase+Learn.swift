extension Phrase {
  /// Learning the game, on the start screen and as a title.
  public static let learnTitle = Phrase("learn.learnTitle")
  /// The first hand, with somebody to explain it.
  public static let learnLesson = Phrase("learn.learnLesson")
  /// What the first hand is good for.
  public static let learnLessonPurpose = Phrase("learn.learnLessonPurpose")
  /// What the rules are good for.
  public static let learnRulesPurpose = Phrase("learn.learnRulesPurpose")
  /// What the advice is good for.
  public static let learnPlayWellPurpose = Phrase("learn.learnPlayWellPurpose")
  /// What the page about this table is good for.
  public static let learnHowtoPurpose = Phrase("learn.learnHowtoPurpose")
  /// What the list of keys is good for.
  public static let learnKeysPurpose = Phrase("learn.learnKeysPurpose")
  /// What the credits are good for.
  public static let learnCreditsPurpose = Phrase("learn.learnCreditsPurpose")
}
