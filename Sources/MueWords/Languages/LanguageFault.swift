/// What is wrong with a language's table.
public enum LanguageFault: Error, Hashable, Sendable {
  /// The table does not tell what its language calls itself.
  case noName
  /// The table has no sentences.
  case noSentences
  /// What stands there is neither a text nor plural forms of one.
  case notASentence(key: String)
  /// The sentence stands there twice.
  case keyTwice(String)
  /// A text would disturb a terminal: it has control characters, turns the direction of writing, or
  /// heaps marks on a letter.
  case disturbing(key: String)
  /// A sentence is longer, or has more places, than any sentence on a screen would.
  case tooLong(key: String)
  /// The game has no such sentence.
  case unknownKey(String)
  /// The braces of a sentence do not match.
  case badBraces(key: String)
  /// A sentence has a place that nothing fills.
  case unknownPlace(String, key: String)
  /// A sentence, or one of its plural forms, lacks a place.
  case missingPlace(String, key: String)

  /// The key of the sentence at fault; nil when it is the table as a whole.
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
  /// The reason in words; places are shown in their braces.
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
