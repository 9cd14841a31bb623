/// A fault in a language table.
public enum LanguageFault: Error, Hashable, Sendable {
  /// The table does not name its language.
  case noName
  case noSentences
  /// The value is neither a text nor a set of forms.
  case notASentence(key: String)
  case keyTwice(String)
  /// A text would disturb a terminal: it contains control characters, changes the direction of
  /// writing, or stacks marks on a letter.
  case disturbing(key: String)
  /// A sentence is longer than any sentence on the screen needs to be, or has more placeholders.
  case tooLong(key: String)
  case unknownKey(String)
  case badBraces(key: String)
  /// A sentence has a placeholder that nothing fills.
  case unknownPlaceholder(String, key: String)
  /// A sentence or one of its forms lacks a placeholder.
  case missingPlaceholder(String, key: String)
  /// A sentence lacks a form, such as that for the person's own seat.
  case missingForm(String, key: String)

  /// The key of the faulty sentence; nil if the fault is in the table as a whole.
  var key: String? {
    switch self {
    case .noName, .noSentences: nil
    case .notASentence(let key), .keyTwice(let key), .disturbing(let key), .tooLong(let key),
      .unknownKey(let key), .badBraces(let key), .unknownPlaceholder(_, let key),
      .missingPlaceholder(_, let key), .missingForm(_, let key):
      key
    }
  }

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
    case .unknownPlaceholder(let name, let key):
      .languageUnknownPlace(key: key.harmless, place: "{\(name.harmless)}")
    case .missingPlaceholder(let name, let key):
      .languageMissingPlace(key: key.harmless, place: "{\(name.harmless)}")
    case .missingForm(let name, let key): .languageMissingForm(key: key.harmless, form: name)
    }
  }
}

extension LanguageFault {
  /// The path of the fault in a language file.
  public var path: [String] {
    switch (self, key) {
    case (.noSentences, _): ["phrases"]
    case (_, nil), (_, "language"): ["language"]
    case (_, let key?): ["phrases", key]
    }
  }
}
