import MueGame

/// What came of the deal of a day, beside what an expert made of it.
public struct DayResult: Hashable, Sendable {
  /// Whose deal it is.
  public let day: Day
  /// What an expert scored in the person's seat; nil while it is being worked out.
  public let par: Int?

  /// The result of a day.
  public init(day: Day, par: Int?) {
    self.day = day
    self.par = par
  }
}

extension ScreenState {
  /// Shows what came of the deal of a day when the reckoning has been read.
  public mutating func show(_ result: DayResult) { dayResult = result }

  /// Lays the reckoning of a match that was over before aside: its result is shown at once.
  public mutating func skipReckoning() {
    if view.isOver { isFinalOrderShown = true }
  }
}
