import MueGame
import MueRules

extension Phrase {
  /// How long a match is.
  public static func length(of end: MatchRules.End) -> Phrase {
    switch end {
    case .points(let points): .lengthToPoints(points: points)
    case .hands(let hands): .lengthOfHands(hands: hands)
    }
  }

  /// How a game stands, in a word or two.
  public static func name(of standing: GameSummary.Standing) -> Phrase {
    switch standing {
    case .running: .standingRunning
    case .over(let place): .standingOver(place: place)
    case .abandoned: .standingAbandoned
    }
  }

  /// A playing time, in minutes or in hours and minutes.
  public static func played(_ seconds: Int) -> Phrase {
    let minutes = seconds / 60
    guard minutes >= 60 else { return .playedMinutes(minutes: minutes) }
    let rest = minutes % 60
    return .playedHours(hours: minutes / 60, minutes: (rest < 10 ? "0" : "") + String(rest))
  }
}
