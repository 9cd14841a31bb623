import MueGame
import MueWords

/// What the people of the card room made of the deal of a day, and of its month, the best first.
public struct RoomDayList: Hashable, Sendable {
  public let day: Day
  let results: [Line]
  let sums: [Line]

  public init(_ day: Day, results: [Line], sums: [Line]) {
    self.day = day
    self.results = results
    self.sums = sums
  }

  /// What somebody made of one day, or of several.
  public struct Line: Hashable, Sendable {
    let name: PlayerName
    /// The number of days; nil for one day.
    let days: Int?
    let points: Int
    let par: Int
    let isOwn: Bool

    public init(name: PlayerName, days: Int? = nil, points: Int, par: Int, isOwn: Bool) {
      self.name = name
      self.days = days
      self.points = points
      self.par = par
      self.isOwn = isOwn
    }

    var difference: Int { points - par }

    var value: Phrase {
      guard let days else {
        return .dayBesidePar(
          points: points.withMinus, par: par.withMinus, difference: difference.signed)
      }
      return .daySum(days: days, difference: difference.signed)
    }
  }

  /// The names of lines with their ranks; those who are equal share one.
  static func titles(of lines: [Line]) -> [Phrase] {
    lines.map { line in
      let rank = 1 + lines.count { $0.difference > line.difference }
      return line.isOwn
        ? .dayRankedOwn(rank: rank, name: line.name.text)
        : .dayRanked(rank: rank, name: line.name.text)
    }
  }

  var dayHeading: Phrase { .dayHeading(day: day.text) }
  var monthHeading: Phrase { .dayMonth(month: Month(of: day).text) }

  /// The whole list in sentences.
  public var told: [Phrase] {
    func told(_ lines: [Line]) -> [Phrase] {
      zip(Self.titles(of: lines), lines).map { .dayTold(heading: $0, what: $1.value) }
    }
    return [dayHeading] + told(results) + [monthHeading] + told(sums)
  }
}
