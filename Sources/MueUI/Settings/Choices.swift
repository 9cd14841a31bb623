import MueGame

/// The choices that the program offers here, in addition to the built-in ones.
public struct Choices: Hashable, Sendable {
  /// The codes of the languages, English first.
  var languages: [String]
  var themes: [String]
  /// Whether the program is somebody else's card room: nothing leads out of it then, and who the
  /// person is follows from the key.
  var isInRoom: Bool

  /// The values that a kind of setting steps through; none if its value is typed.
  public func values(of kind: Setting.Kind) -> [String] {
    switch kind {
    case .choice(let values): values
    case .language: languages
    case .theme: themes
    case .name: []
    }
  }

  public init(languages: [String], themes: [String], isInRoom: Bool = false) {
    self.languages = languages
    self.themes = themes
    self.isInRoom = isInRoom
  }
}
