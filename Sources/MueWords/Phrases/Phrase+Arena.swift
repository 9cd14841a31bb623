extension Phrase {
  /// The arena was not told what to do.
  public static let arenaNoCommand = Phrase("arena.arenaNoCommand")
  /// A command that the arena does not have.
  public static func arenaUnknownCommand(word: String) -> Phrase {
    Phrase("arena.arenaUnknownCommand", ["word": .text(word)])
  }
  /// An option that the arena, or the command, does not have.
  public static func arenaUnknownOption(word: String) -> Phrase {
    Phrase("arena.arenaUnknownOption", ["word": .text(word)])
  }
  /// A computer player that does not exist.
  public static func arenaUnknownMind(name: String) -> Phrase {
    Phrase("arena.arenaUnknownMind", ["name": .text(name)])
  }
  /// Both kinds of budget were given.
  public static let arenaTwoBudgets = Phrase("arena.arenaTwoBudgets")
  /// A duel is between two, a ladder among several different ones.
  public static let arenaNotTwoMinds = Phrase("arena.arenaNotTwoMinds")
  /// More computer players than seats.
  public static func arenaTooManyMinds(bots: Int, seats: Int) -> Phrase {
    Phrase("arena.arenaTooManyMinds", ["minds": .number(bots), "seats": .number(seats)])
  }
  /// A computer player broke the rules.
  public static func arenaIllegalMove(bot: String, hand: Int) -> Phrase {
    Phrase("arena.arenaIllegalMove", ["mind": .text(bot), "hand": .number(hand)])
  }
  /// The record file cannot be written.
  public static func arenaCannotWrite(file: String) -> Phrase {
    Phrase("arena.arenaCannotWrite", ["file": .text(file)])
  }
  /// Head of a report.
  public static func arenaHeading(
    players: Int, deals: Int, range: String, seed: String, budget: Phrase
  ) -> Phrase {
    Phrase(
      "arena.arenaHeading",
      [
        "players": .number(players), "deals": .number(deals), "range": .text(range),
        "seed": .text(seed), "budget": .phrase(budget),
      ])
  }
  /// A budget in playouts.
  public static func arenaPlayouts(playouts: Int) -> Phrase {
    Phrase("arena.arenaPlayouts", ["playouts": .number(playouts)])
  }
  /// A budget in time.
  public static func arenaMilliseconds(milliseconds: Int) -> Phrase {
    Phrase("arena.arenaMilliseconds", ["milliseconds": .number(milliseconds)])
  }
  /// Head of a column: hands played.
  public static let arenaHands = Phrase("arena.arenaHands")
  /// Head of a column: mean score.
  public static let arenaMean = Phrase("arena.arenaMean")
  /// Head of a column: half the 95 % interval.
  public static let arenaMargin = Phrase("arena.arenaMargin")
  /// Head of a column: median time.
  public static let arenaMedian = Phrase("arena.arenaMedian")
  /// Head of a column: 99th percentile of the time.
  public static let arenaHigh = Phrase("arena.arenaHigh")
  /// A seat and who plays it.
  public static func arenaSeat(seat: Int, bot: String) -> Phrase {
    Phrase("arena.arenaSeat", ["seat": .number(seat), "mind": .text(bot)])
  }
  /// How the hands ended.
  public static func arenaOutcomes(eklats: String, passed: String, made: String) -> Phrase {
    Phrase(
      "arena.arenaOutcomes",
      ["eklats": .text(eklats), "passed": .text(passed), "made": .text(made)])
  }
  /// What was bid and reached.
  public static func arenaLevels(level: String, points: String) -> Phrase {
    Phrase("arena.arenaLevels", ["level": .text(level), "points": .text(points)])
  }
  /// Head of a column: the chance of making a contract, by tenths.
  public static let arenaChance = Phrase("arena.arenaChance")
  /// Head of a column: contracts of which such a chance was promised.
  public static let arenaPromises = Phrase("arena.arenaPromises")
  /// Head of a column: the mean chance promised.
  public static let arenaPromised = Phrase("arena.arenaPromised")
  /// Head of a column: the share of them made.
  public static let arenaKept = Phrase("arena.arenaKept")
  /// Head of a duel's figures.
  public static func arenaDuelHeading(first: String, second: String) -> Phrase {
    Phrase("arena.arenaDuelHeading", ["first": .text(first), "second": .text(second)])
  }
  /// A duel's figures.
  public static func arenaDuelGains(all: String, chief: String, partner: String, opponent: String)
    -> Phrase
  {
    Phrase(
      "arena.arenaDuelGains",
      [
        "all": .text(all), "chief": .text(chief), "partner": .text(partner),
        "opponent": .text(opponent),
      ])
  }
  /// Times of a duel.
  public static func arenaTimes(median: String, high: String) -> Phrase {
    Phrase("arena.arenaTimes", ["median": .text(median), "high": .text(high)])
  }
  /// Playouts a second.
  public static func arenaBench(players: Int, random: Int, plain: Int) -> Phrase {
    Phrase(
      "arena.arenaBench",
      ["players": .number(players), "random": .number(random), "plain": .number(plain)])
  }
}
