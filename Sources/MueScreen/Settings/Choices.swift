import MueTable

/// What the program found to choose from, beside what every program offers.
public struct Choices: Hashable, Sendable {
  /// A language there is.
  public struct Language: Hashable, Sendable {
    /// Its code, such as `de`.
    public let code: String
    /// What it calls itself, such as `Deutsch`.
    public let name: String

    /// A language.
    public init(code: String, name: String) {
      self.code = code
      self.name = name
    }
  }

  /// The languages, English first.
  public var languages: [Language]
  /// The names of the themes.
  public var themes: [String]

  /// The values of a kind that can be gone through; none where something is typed.
  public func values(of kind: PreferenceValue.Kind) -> [String] {
    switch kind {
    case .choice(let values): values
    case .language: languages.map(\.code)
    case .theme: themes
    case .name: []
    }
  }

  /// Some choices.
  public init(languages: [Language], themes: [String]) {
    self.languages = languages
    self.themes = themes
  }
}
