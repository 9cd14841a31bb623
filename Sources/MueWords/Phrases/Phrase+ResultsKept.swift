extension Phrase {
  /// Title: results cannot be kept now.
  public static let resultsUnkept = Phrase("results.resultsUnkept")
  /// Another program holds the results.
  public static let resultsLocked = Phrase("results.resultsLocked")
  /// The results may not be written.
  public static let resultsReadOnly = Phrase("results.resultsReadOnly")
  /// The results are from a later program.
  public static func resultsTooNew(found: Int, known: Int) -> Phrase {
    Phrase("results.resultsTooNew", ["found": .number(found), "known": .number(known)])
  }
  /// There is no room for the results.
  public static let resultsFull = Phrase("results.resultsFull")
  /// The disk refuses to read or write the results.
  public static let resultsDisk = Phrase("results.resultsDisk")
  /// The results cannot be opened.
  public static let resultsUnreachable = Phrase("results.resultsUnreachable")
  /// Spoilt results cannot be moved away.
  public static let resultsStuck = Phrase("results.resultsStuck")
  /// SQLite refuses.
  public static func resultsRefused(code: Int) -> Phrase {
    Phrase("results.resultsRefused", ["code": .number(code)])
  }
  /// Spoilt results were set aside and made anew.
  public static let resultsDamaged = Phrase("results.resultsDamaged")
  /// How many games have been counted.
  public static func resultsProgress(done: Int, games: Int) -> Phrase {
    Phrase("results.resultsProgress", ["done": .number(done), "games": .number(games)])
  }
  /// An option needs a day.
  public static func notADay(option: String, value: String) -> Phrase {
    Phrase("results.notADay", ["option": .text(option), "value": .text(value)])
  }
}
