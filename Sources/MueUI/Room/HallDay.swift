import MueWords

/// How far a person is with the card room's deal of the day.
public enum HallDay: Hashable, Sendable {
  case waits
  case begun
  /// Played, so many points above par.
  case played(difference: Int)

  var name: Phrase {
    switch self {
    case .waits: .hallDayWaits
    case .begun: .hallDayBegun
    case .played(let difference): .hallDayPlayed(difference: difference.signed)
    }
  }
}
