/// Why a player program no longer plays its seat for the rest of the hand.
public enum ProgramFailure: Hashable, Sendable {
  /// It gave two illegal answers to one question; the word says what was wrong with the second.
  case illegal(String)
  /// It did not answer within ten times the budget.
  case silent
  /// It could not be started, or it ended.
  case gone
  /// It sent a line of more than 64 kB, or more lines than it was asked for.
  case flood

  public var word: String {
    switch self {
    case .illegal(let word): "illegal:" + word
    case .silent: "silent"
    case .gone: "gone"
    case .flood: "flood"
    }
  }

  /// Reads a reason from its word in JSON.
  public init(word: String) {
    switch word {
    case "silent": self = .silent
    case "gone": self = .gone
    case "flood": self = .flood
    default: self = .illegal(String(word.drop { $0 != ":" }.dropFirst()))
    }
  }
}
