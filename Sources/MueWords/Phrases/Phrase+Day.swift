extension Phrase {
  /// A line of the start screen: the deal of the day.
  public static let dayItem = Phrase("day.dayItem")
  /// What a game with the deal of a day is called on the shelf.
  public static func dayName(day: String) -> Phrase {
    Phrase("day.dayName", ["day": .text(day)])
  }
  /// The title over the table.
  public static func dayTitle(day: String) -> Phrase {
    Phrase("day.dayTitle", ["day": .text(day)])
  }
  /// The heading of the result.
  public static func dayHeading(day: String) -> Phrase {
    Phrase("day.dayHeading", ["day": .text(day)])
  }
  /// Before the person's score.
  public static let dayYou = Phrase("day.dayYou")
  /// Before what an expert scored in the person's seat.
  public static let dayPar = Phrase("day.dayPar")
  /// In place of that while it is being worked out.
  public static let parAwaited = Phrase("day.parAwaited")
  /// That it is being worked out, as a sentence.
  public static let parWorkedOut = Phrase("day.parWorkedOut")
  /// Above the line to be copied.
  public static let dayToCopy = Phrase("day.dayToCopy")
  /// What the person was, on the side that had its way.
  public static func dayWon(part: Phrase) -> Phrase {
    Phrase("day.dayWon", ["part": .phrase(part)])
  }
  /// What the person was, on the other side.
  public static func dayLost(part: Phrase) -> Phrase {
    Phrase("day.dayLost", ["part": .phrase(part)])
  }
  /// The result in a line that gives no card away.
  public static func dayLine(
    day: String, part: Phrase, score: String, par: String, level: Phrase
  ) -> Phrase {
    Phrase(
      "day.dayLine",
      [
        "day": .text(day), "part": .phrase(part), "score": .text(score), "par": .text(par),
        "level": .phrase(level),
      ])
  }
  /// The same of a game in which something was taken back or a hint was asked for.
  public static func dayLineHelped(line: Phrase, undos: Int, hints: Int) -> Phrase {
    Phrase(
      "day.dayLineHelped",
      ["line": .phrase(line), "undos": .number(undos), "hints": .number(hints)])
  }
  /// Asked below the result.
  public static let askDayAgain = Phrase("day.askDayAgain", ["confirm": .command("confirm")])
  /// There is no result that a line could tell.
  public static let noDayPlayed = Phrase("day.noDayPlayed")
}
