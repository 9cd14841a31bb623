import MueWords

/// A text to read: one file a language, but for the keys, which are listed as they are now.
public enum Document: String, CaseIterable, Hashable, Sendable {
  /// The rules of the game.
  case rules
  /// How to play well.
  case playWell = "play-well"
  /// How this table is used.
  case howto
  /// Which key means what.
  case keys
  /// Whose game it is, and what this program is.
  case credits

  /// The documents that are files.
  public static let files = allCases.filter { $0 != .keys }

  /// What the document is called.
  public var title: Phrase {
    switch self {
    case .rules: .menuRules
    case .playWell: .menuPlayWell
    case .howto: .menuHowto
    case .keys: .menuKeys
    case .credits: .menuCredits
    }
  }
}
