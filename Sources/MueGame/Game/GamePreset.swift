import MueRules

/// A common kind of game: a number of players and a length.
public enum GamePreset: String, CaseIterable, Hashable, Sendable {
  case quick
  case classic
  case long
  case six
  case three

  var game: (players: PlayerCount, end: MatchRules.End) {
    switch self {
    case .quick: (.four, .points(100))
    case .classic: (.five, .points(200))
    case .long: (.five, .points(500))
    case .six: (.six, .points(200))
    case .three: (.three, .points(200))
    }
  }
}
