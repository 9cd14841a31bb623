/// A selection of games by time.
public enum Span: String, CaseIterable, Hashable, Sendable {
  case all, year, month
  /// The last `dayCount` days, including today.
  case days
  case games

  /// The number of days in `days`, including today.
  public static let dayCount = 30
  public static let gameCount = 10
}
