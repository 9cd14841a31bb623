/// Why a player program does not play its seat any more, until the hand is over.
public enum ProgramFailure: Hashable, Sendable {
  /// Twice no legal answer to a question; the word says what was wrong with the second.
  case illegal(String)
  /// No answer within ten times the budget.
  case silent
  /// It could not be started, or it ended.
  case gone
  /// A line of more than 64 kB, or more lines than anybody asked for.
  case flood

  /// The reason as it stands in JSON.
  public var word: String {
    switch self {
    case .illegal(let word): "illegal:" + word
    case .silent: "silent"
    case .gone: "gone"
    case .flood: "flood"
    }
  }

  /// Reads a reason from JSON.
  public init(word: String) {
    switch word {
    case "silent": self = .silent
    case "gone": self = .gone
    case "flood": self = .flood
    default: self = .illegal(String(word.drop { $0 != ":" }.dropFirst()))
    }
  }
}
