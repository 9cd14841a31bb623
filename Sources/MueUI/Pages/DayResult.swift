import MueGame
import MueWords

/// The result of a deal of the day, beside an expert's.
public struct DayResult: Hashable, Sendable {
  let day: Day
  /// What an expert scored in the person's seat; nil while it is being worked out.
  let par: Int?

  public init(day: Day, par: Int?) {
    self.day = day
    self.par = par
  }

  /// The line to share, in words; nil until par is known.
  func line(_ narration: Narration) -> Phrase? { par.flatMap { narration.dayLine(day, par: $0) } }
}
