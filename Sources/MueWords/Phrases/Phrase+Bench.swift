extension Phrase {
  /// Random playouts beside those in C, by the quickest instructions.
  public static func benchReference(
    ours: Int, reference: Int, ratio: String, compiler: String
  ) -> Phrase {
    Phrase(
      "bench.benchReference",
      [
        "ours": .number(ours), "reference": .number(reference), "ratio": .text(ratio),
        "compiler": .text(compiler),
      ])
  }
  /// The same by the instructions that every processor has.
  public static func benchPortable(
    ours: Int, reference: Int, ratio: String, compiler: String
  ) -> Phrase {
    Phrase(
      "bench.benchPortable",
      [
        "ours": .number(ours), "reference": .number(reference), "ratio": .text(ratio),
        "compiler": .text(compiler),
      ])
  }
  /// Something on one core and on two.
  public static func benchCores(what: Phrase, one: Int, two: Int, factor: String) -> Phrase {
    Phrase(
      "bench.benchCores",
      ["what": .phrase(what), "one": .number(one), "two": .number(two), "factor": .text(factor)])
  }
  /// What is measured: playouts by chance.
  public static let benchRandom = Phrase("bench.benchRandom")
  /// What is measured: playouts by rules of thumb.
  public static let benchPolicy = Phrase("bench.benchPolicy")
  /// What is measured: worlds dealt.
  public static let benchWorlds = Phrase("bench.benchWorlds")
  /// Endings solved.
  public static func benchEndings(tricks: Int, one: Int, two: Int) -> Phrase {
    Phrase(
      "bench.benchEndings",
      ["tricks": .number(tricks), "one": .number(one), "two": .number(two)])
  }
  /// How long a level thinks at a table about bids, namings and cards.
  public static func benchDecisions(
    level: String, bid: Phrase, naming: Phrase, card: Phrase
  ) -> Phrase {
    Phrase(
      "bench.benchDecisions",
      [
        "level": .text(level), "bid": .phrase(bid), "naming": .phrase(naming),
        "card": .phrase(card),
      ])
  }
  /// The median of some times and the longest, in milliseconds.
  public static func benchTimes(median: String, most: String) -> Phrase {
    Phrase("bench.benchTimes", ["median": .text(median), "most": .text(most)])
  }
  /// Games of one level at once: how many of them came to an end, and when.
  public static func benchCrowd(
    games: Int, over: Int, level: String, first: String, median: String, last: String
  ) -> Phrase {
    Phrase(
      "bench.benchCrowd",
      [
        "games": .number(games), "over": .number(over), "level": .text(level),
        "first": .text(first), "median": .text(median), "last": .text(last),
      ])
  }
  /// How many decisions the games had behind them when the first was over.
  public static func benchCrowdProgress(least: Int, median: Int, most: Int) -> Phrase {
    Phrase(
      "bench.benchCrowdProgress",
      ["least": .number(least), "median": .number(median), "most": .number(most)])
  }
  /// How long was waited for an answer in games at once.
  public static func benchCrowdAnswers(
    milliseconds: Int, median: String, late: String, most: String
  ) -> Phrase {
    Phrase(
      "bench.benchCrowdAnswers",
      [
        "milliseconds": .number(milliseconds), "median": .text(median), "late": .text(late),
        "most": .text(most),
      ])
  }
}
