extension Phrase {
  /// A setting that players do not have.
  public static func arenaBadSetting(bot: String, setting: String) -> Phrase {
    Phrase("arena.arenaBadSetting", ["mind": .text(bot), "setting": .text(setting)])
  }
  /// A player that cannot be set.
  public static func arenaNoSettings(bot: String) -> Phrase {
    Phrase("arena.arenaNoSettings", ["mind": .text(bot)])
  }
  /// The player to serve as a program is missing.
  public static let arenaNoMind = Phrase("arena.arenaNoMind")
  /// Only our own minds can serve as programs.
  public static func arenaNotForOthers(bot: String) -> Phrase {
    Phrase("arena.arenaNotForOthers", ["mind": .text(bot)])
  }
  /// A program that does not introduce itself.
  public static func arenaNoGreeting(bot: String) -> Phrase {
    Phrase("arena.arenaNoGreeting", ["mind": .text(bot)])
  }
  /// A program that the system does not start, in its own words.
  public static func arenaNoProgram(bot: String, reason: String) -> Phrase {
    Phrase("arena.arenaNoProgram", ["mind": .text(bot), "reason": .text(reason)])
  }
  /// What came in is no view.
  public static func arenaNoView(line: Int) -> Phrase {
    Phrase("arena.arenaNoView", ["line": .number(line)])
  }
  /// The plain player had to play on for a program.
  public static func arenaReplaced(
    program: String, hands: Int, deal: Int, seat: Int, reason: Phrase
  ) -> Phrase {
    Phrase(
      "arena.arenaReplaced",
      [
        "program": .text(program), "hands": .number(hands), "deal": .number(deal),
        "seat": .number(seat), "reason": .phrase(reason),
      ])
  }
  /// Why: two answers that were not legal.
  public static func arenaIllegalAnswers(word: String) -> Phrase {
    Phrase("arena.arenaIllegalAnswers", ["word": .text(word)])
  }
  /// Why: no answer.
  public static let arenaNoAnswer = Phrase("arena.arenaNoAnswer")
  /// Why: it ended.
  public static let arenaProgramEnded = Phrase("arena.arenaProgramEnded")
  /// Why: it floods us.
  public static let arenaLineTooLong = Phrase("arena.arenaLineTooLong")
}
