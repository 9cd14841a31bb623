/// Which games are looked at.
public enum Span: String, CaseIterable, Hashable, Sendable {
  case all
  case year
  case month
  case days
  case games

  /// How many days `days` looks back, today included.
  public static let dayCount = 30
  /// How many games `games` looks back.
  public static let gameCount = 10
}
