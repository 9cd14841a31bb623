/// All that the page of results shows: the best results, and the figures of every span.
public struct Results: Hashable, Sendable {
  /// The best results of every kind of game.
  public let best: [BestResults]
  /// The figures of each span.
  public let spans: [Span: Statistics]

  /// The results of games in the order they were played; `day` is the day of a time in seconds since
  /// 1970, where the person is.
  public init(_ games: [PlayedGame], today: Day, day: (Int) -> Day?) {
    let days = games.map { $0.time.flatMap(day) }
    func figures(_ isIn: (Day) -> Bool) -> Statistics {
      Statistics(zip(games, days).filter { $0.1.map(isIn) ?? false }.map(\.0))
    }
    best = BestResults.all(of: games, day: day)
    spans = [
      .all: Statistics(games),
      .year: figures { $0.year == today.year },
      .month: figures { $0.year == today.year && $0.month == today.month },
      .days: figures { $0.number > today.number - Span.dayCount },
      .games: Statistics(games.suffix(Span.gameCount)),
    ]
  }

  /// The results of one choice of games, which count as all there are.
  public init(_ games: [PlayedGame], day: (Int) -> Day?) {
    best = BestResults.all(of: games, day: day)
    spans = [.all: Statistics(games)]
  }

  /// The figures of a span; empty ones of a span that was not asked for.
  public func figures(_ span: Span) -> Statistics { spans[span] ?? Statistics([]) }
}

extension Day {
  /// The days since a day long ago: of two days the later has the higher number, by one a day.
  ///
  /// Years begin in March here, so that a leap day is the last of its year.
  public var number: Int {
    let months = (month + 9) % 12
    let years = year - (month < 3 ? 1 : 0)
    let leapDays = years / 4 - years / 100 + years / 400
    return 365 * years + leapDays + (153 * months + 2) / 5 + day
  }
}
