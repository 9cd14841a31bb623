extension Phrase {
  /// A language that says only a part of the game.
  public static func languageShare(name: String, percent: Int) -> Phrase {
    Phrase("languages.languageShare", ["name": .text(name), "percent": .number(percent)])
  }
  /// A table without the name of its language.
  public static let languageNoName = Phrase("languages.languageNoName")
  /// A table without sentences.
  public static let languageNoSentences = Phrase("languages.languageNoSentences")
  /// Neither a text nor plural forms.
  public static func languageNotASentence(key: String) -> Phrase {
    Phrase("languages.languageNotASentence", ["key": .text(key)])
  }
  /// A text that would disturb a terminal.
  public static func languageDisturbing(key: String) -> Phrase {
    Phrase("languages.languageDisturbing", ["key": .text(key)])
  }
  /// A sentence longer than any screen.
  public static func languageTooLong(key: String) -> Phrase {
    Phrase("languages.languageTooLong", ["key": .text(key)])
  }
  /// A sentence that the game does not have.
  public static func languageUnknownKey(key: String) -> Phrase {
    Phrase("languages.languageUnknownKey", ["key": .text(key)])
  }
  /// Braces that do not match.
  public static func languageBadBraces(key: String) -> Phrase {
    Phrase("languages.languageBadBraces", ["key": .text(key)])
  }
  /// A place that nothing fills.
  public static func languageUnknownPlace(key: String, place: String) -> Phrase {
    Phrase("languages.languageUnknownPlace", ["key": .text(key), "place": .text(place)])
  }
  /// A place that is not there, or not in every plural form.
  public static func languageMissingPlace(key: String, place: String) -> Phrase {
    Phrase("languages.languageMissingPlace", ["key": .text(key), "place": .text(place)])
  }
  /// A sentence that is not there.
  public static func languageMissing(key: String) -> Phrase {
    Phrase("languages.languageMissing", ["key": .text(key)])
  }
  /// A table in which everything is there and right.
  public static func languageWhole(name: String, sentences: Int) -> Phrase {
    Phrase("languages.languageWhole", ["name": .text(name), "sentences": .number(sentences)])
  }
  /// A table in which something is missing or wrong.
  public static func languageInPart(
    name: String, percent: Int, missing: Int, wrong: Int
  ) -> Phrase {
    Phrase(
      "languages.languageInPart",
      [
        "name": .text(name), "percent": .number(percent), "missing": .number(missing),
        "wrong": .number(wrong),
      ])
  }
}
