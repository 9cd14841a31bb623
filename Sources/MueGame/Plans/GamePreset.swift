import MueRules

/// A kind of game that many want: so many seats, and so long.
public enum GamePreset: String, CaseIterable, Hashable, Sendable {
  /// Four players to 100 points.
  case quick
  /// Five players to 200 points.
  case classic
  /// Five players to 500 points.
  case long
  /// Six players to 200 points.
  case six
  /// Three players to 200 points.
  case three

  /// How many play.
  public var players: PlayerCount {
    switch self {
    case .quick: .four
    case .classic, .long: .five
    case .six: .six
    case .three: .three
    }
  }

  /// When the match ends.
  public var end: MatchRules.End {
    switch self {
    case .quick: .points(100)
    case .classic, .six, .three: .points(200)
    case .long: .points(500)
    }
  }
}

extension NewGamePlan {
  /// The kind of game it is; nil when it is none of them.
  public var preset: GamePreset? {
    get { GamePreset.allCases.first { $0.players == players && $0.end == end } }
    set {
      guard let newValue else { return }
      players = newValue.players
      end = newValue.end
    }
  }
}
