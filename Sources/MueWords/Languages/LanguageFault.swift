/// A fault in a language table.
public enum LanguageFault: Error, Hashable, Sendable {
  /// The table does not give the name of its language.
  case noName
  case noSentences
  /// The value is neither a text nor a set of plural forms.
  case notASentence(key: String)
  case keyTwice(String)
  /// A text would disturb a terminal: it has control characters, changes the direction of writing,
  /// or stacks marks on a letter.
  case disturbing(key: String)
  /// A sentence is longer, or has more placeholders, than any sentence on the screen needs.
  case tooLong(key: String)
  case unknownKey(String)
  /// The braces of a sentence do not match.
  case badBraces(key: String)
  /// A sentence has a placeholder that nothing fills.
  case unknownPlace(String, key: String)
  /// A sentence, or one of its plural forms, lacks a placeholder.
  case missingPlace(String, key: String)

  /// The key of the faulty sentence; nil if the fault is in the table as a whole.
  public var key: String? {
    switch self {
    case .noName, .noSentences: nil
    case .notASentence(let key), .keyTwice(let key), .disturbing(let key), .tooLong(let key),
      .unknownKey(let key), .badBraces(let key), .unknownPlace(_, let key),
      .missingPlace(_, let key):
      key
    }
  }
}

extension LanguageFault {
  /// The reason in words, with placeholders in braces.
  public var phrase: Phrase {
    switch self {
    case .noName: .languageNoName
    case .noSentences: .languageNoSentences
    case .notASentence(let key): .languageNotASentence(key: key.harmless)
    case .keyTwice(let key): .keyTwice(key: key.harmless)
    case .disturbing(let key): .languageDisturbing(key: key.harmless)
    case .tooLong(let key): .languageTooLong(key: key.harmless)
    case .unknownKey(let key): .languageUnknownKey(key: key.harmless)
    case .badBraces(let key): .languageBadBraces(key: key.harmless)
    case .unknownPlace(let place, let key):
      .languageUnknownPlace(key: key.harmless, place: "{\(place.harmless)}")
    case .missingPlace(let place, let key):
      .languageMissingPlace(key: key.harmless, place: "{\(place.harmless)}")
    }
  }
}
