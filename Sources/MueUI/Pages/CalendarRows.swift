import CellGrid
import MueGame
import MueWords

/// A month of the deals of the day as rows: each day with the score below it, and the streak.
struct CalendarRows {
  let calendar: DayCalendar
  let month: Month
  let pen: Pen
  /// Whether the rows are for the felt.
  var isOnFelt = false
  var showsStreak = true

  /// The columns of a day.
  private static let cell = 6
  static let width = 7 * cell

  /// The month without its name, which pages show with arrows.
  var rows: [Row] {
    let names = pen.text(.daysOfWeek).split(separator: " ").map {
      Row.Part(text: String($0).rightAligned(in: Self.cell), ink: quiet)
    }
    return [Row(parts: names)] + month.weeks.flatMap(week) + [Row.blank] + sums
  }

  /// A week: its days, and below them the scores if there are any.
  private func week(_ days: [Day?]) -> [Row] {
    let scores = days.map { $0.flatMap(calendar.score) }
    let dates = days.map { day in
      Row.Part(
        text: (day.map(date) ?? "").rightAligned(in: Self.cell),
        ink: day == calendar.today ? marked : quiet)
    }
    let points = scores.map { score in
      Row.Part(
        text: (score?.withMinus ?? "").rightAligned(in: Self.cell),
        ink: (score ?? 0) > 0 ? gain : loss)
    }
    return [Row(parts: dates)] + (scores.contains { $0 != nil } ? [Row(parts: points)] : [])
  }

  private func date(_ day: Day) -> String {
    (day == calendar.today ? String(pen.glyphs.turn) : "") + String(day.day)
  }

  /// The days and points of the month, and the streak.
  private var sums: [Row] {
    let scores = calendar.scores(in: month)
    let month: Phrase =
      scores.isEmpty
      ? .noDayInMonth
      : .daysPlayed(days: scores.count, points: scores.reduce(0, +).withMinus)
    let longest = calendar.longestStreak
    let streak: [Phrase] =
      showsStreak && longest > 0 ? [.daysInARow(days: calendar.streak, longest: longest)] : []
    return ([month] + streak).flatMap { pen.rows($0, width: Self.width) }
      .map { Row(left: $0, ink: isOnFelt ? .felt : .plain) }
  }

  private var quiet: Ink { isOnFelt ? .feltQuiet : .quiet }
  private var marked: Ink { isOnFelt ? .feltTurn : .heading }
  private var gain: Ink { isOnFelt ? .feltMade : .gain }
  private var loss: Ink { isOnFelt ? .feltLost : .loss }
}

/// The deals of the day as lines of text, for a terminal that scrolls or a file.
public struct CalendarText {
  /// The months played, the last one at the end, or this month alone, without line breaks.
  public static func lines(
    _ calendar: DayCalendar, isWhole: Bool, words: Words, isUnicode: Bool
  ) -> [String] {
    let pen = Pen(forLinesIn: words, isUnicode: isUnicode)
    let months = calendar.months.suffix(isWhole ? .max : 1)
    return Array(
      months.map { month in
        [month.text]
          + CalendarRows(
            calendar: calendar, month: month, pen: pen, showsStreak: month == months.last
          ).rows
          .map { $0.text(width: CalendarRows.width, pen.look) }
      }.joined(separator: [""]))
  }
}
