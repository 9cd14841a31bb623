import MueGame

/// What the program found to choose from, beside what every program offers.
public struct Choices: Hashable, Sendable {
  /// The codes of the languages, English first.
  public var languages: [String]
  /// The names of the themes.
  public var themes: [String]

  /// The values of a kind that can be gone through; none where something is typed.
  public func values(of kind: PreferenceValue.Kind) -> [String] {
    switch kind {
    case .choice(let values): values
    case .language: languages
    case .theme: themes
    case .name: []
    }
  }

  /// Some choices.
  public init(languages: [String], themes: [String]) {
    self.languages = languages
    self.themes = themes
  }
}
