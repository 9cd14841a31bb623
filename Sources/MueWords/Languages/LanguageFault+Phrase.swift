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
