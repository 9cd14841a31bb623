import MueWords

/// Why a program no longer plays its seat.
enum Defeat: Hashable, Sendable {
  /// Twice no legal answer to a question; the word says what was wrong with the second.
  case illegal(String)
  /// No answer within ten times the budget.
  case silent
  /// It could not be started, or it ended.
  case gone
  /// A line of more than 64 kB.
  case flood

  /// The reason as it stands in JSON.
  var word: String {
    switch self {
    case .illegal(let word): "illegal:" + word
    case .silent: "silent"
    case .gone: "gone"
    case .flood: "flood"
    }
  }

  /// Reads a reason from JSON.
  init(word: String) {
    switch word {
    case "silent": self = .silent
    case "gone": self = .gone
    case "flood": self = .flood
    default: self = .illegal(String(word.drop { $0 != ":" }.dropFirst()))
    }
  }

  /// The reason in words.
  var phrase: Phrase {
    switch self {
    case .illegal(let word): .arenaIllegalAnswers(word: word.harmless)
    case .silent: .arenaNoAnswer
    case .gone: .arenaProgramEnded
    case .flood: .arenaLineTooLong
    }
  }
}
