import MueGame
import MueWords

/// The result of a deal of the day, with an expert's result for comparison.
public struct DayResult: Hashable, Sendable {
  let day: Day
  /// The expert's score in the person's seat; nil while it is being calculated.
  let par: Int?
  /// The days played; nil while they are being read.
  let calendar: DayCalendar?

  public init(day: Day, par: Int?, calendar: DayCalendar? = nil) {
    self.day = day
    self.par = par
    self.calendar = calendar
  }

  /// The line to share, in words; nil until par is known.
  func line(_ narration: Narration) -> Phrase? { par.flatMap { narration.dayLine(day, par: $0) } }
}
