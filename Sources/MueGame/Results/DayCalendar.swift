/// The person's scores in the deals of the day, by day.
public struct DayCalendar: Hashable, Sendable {
  public let today: Day
  private let scores: [Day: Int]

  /// The finished deals of the day among these games.
  ///
  /// Of several games with the same deal only the one begun first counts.
  public init(_ games: some Sequence<PlayedGame>, today: Day) {
    let finished = games.filter { $0.isOver && $0.day != nil }
      .sorted { ($0.notes.begun ?? .max) < ($1.notes.begun ?? .max) }
    self.today = today
    scores = Dictionary(
      finished.compactMap { game in game.day.map { ($0, game.totals[game.seat]) } }
    ) { first, _ in first }
  }

  /// The person's score on a day; nil if that day's deal was not finished.
  public func score(on day: Day) -> Int? { scores[day] }

  /// The scores of the days played in a month.
  public func scores(in month: Month) -> [Int] { month.days.compactMap(score) }

  /// The months from the first day played to today.
  public var months: [Month] {
    let last = Month(of: today)
    var months = [scores.keys.map(Month.init(of:)).min().map { min($0, last) } ?? last]
    while let month = months.last, month < last { months.append(month.next) }
    return months
  }

  /// The number of days played in a row up to today, or to yesterday while today's deal waits.
  public var streak: Int {
    let played = Set(scores.keys.map(\.number))
    let last = played.contains(today.number) ? today.number : today.number - 1
    return (0...played.count).first { !played.contains(last - $0) } ?? 0
  }

  /// The largest number of days played in a row.
  public var longestStreak: Int {
    var (longest, current, before) = (0, 0, Int.min)
    for number in scores.keys.map(\.number).sorted() {
      current = number == before + 1 ? current + 1 : 1
      longest = max(longest, current)
      before = number
    }
    return longest
  }
}
