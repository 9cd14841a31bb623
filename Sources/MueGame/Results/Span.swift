/// Which games are looked at.
public enum Span: String, CaseIterable, Hashable, Sendable {
  /// All games there are.
  case all
  /// Those of this year.
  case year
  /// Those of this month.
  case month
  /// Those of the last `dayCount` days.
  case days
  /// The last `gameCount`.
  case games

  /// How many days `days` looks back, today included.
  public static let dayCount = 30
  /// How many games `games` looks back.
  public static let gameCount = 10
}
