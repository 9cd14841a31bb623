extension Phrase {
  /// Heading of the results.
  public static let resultsTitle = Phrase("results.resultsTitle")
  /// Span: everything.
  public static let spanAll = Phrase("results.spanAll")
  /// Span: this year.
  public static let spanYear = Phrase("results.spanYear")
  /// Span: this month.
  public static let spanMonth = Phrase("results.spanMonth")
  /// Span: some days back.
  public static func spanDays(days: Int) -> Phrase {
    Phrase("results.spanDays", ["days": .number(days)])
  }
  /// Span: some games back.
  public static func spanGames(games: Int) -> Phrase {
    Phrase("results.spanGames", ["games": .number(games)])
  }
  /// Span: from a day on.
  public static func spanSince(day: String) -> Phrase {
    Phrase("results.spanSince", ["day": .text(day)])
  }
  /// Span: up to a day.
  public static func spanUntil(day: String) -> Phrase {
    Phrase("results.spanUntil", ["day": .text(day)])
  }
  /// Span: from one day to another.
  public static func spanBetween(from: String, to: String) -> Phrase {
    Phrase("results.spanBetween", ["from": .text(from), "to": .text(to)])
  }
  /// No hand is finished in the span.
  public static let resultsNoHands = Phrase("results.resultsNoHands")
  /// The results are being read.
  public static let resultsCounting = Phrase("results.resultsCounting")
  /// A length of time.
  public static func hoursAndMinutes(hours: Int, minutes: Int) -> Phrase {
    Phrase("results.hoursAndMinutes", ["hours": .number(hours), "minutes": .number(minutes)])
  }
  /// A share in per cent.
  public static func percent(share: Int) -> Phrase {
    Phrase("results.percent", ["share": .number(share)])
  }
  /// A number with one decimal.
  public static func decimal(whole: String, tenth: Int) -> Phrase {
    Phrase("results.decimal", ["whole": .text(whole), "tenth": .number(tenth)])
  }
  /// The keys that choose another span.
  public static let keysSpan = Phrase(
    "results.keysSpan", ["previous": .command("previous"), "next": .command("next")])
}
