import MueWords

/// What is wrong with a theme.
public enum ThemeFault: Error, Hashable, Sendable {
  /// There is nothing of this name in a theme.
  case unknownEntry(String)
  /// A colour that every theme needs.
  case missing(String)
  /// What stands there is not `["#rrggbb", "name"]`.
  case notAColor(String)
  /// Page and text belong together.
  case halfAPage
  /// What stands there is not ten characters of one column.
  case notDigits
}

extension ThemeFault {
  /// The reason in words.
  public var phrase: Phrase {
    switch self {
    case .unknownEntry(let name): .themeUnknownEntry(name: name.harmless)
    case .missing(let name): .themeMissing(name: name)
    case .notAColor(let name): .themeNotAColor(name: name.harmless)
    case .halfAPage: .themeHalfAPage
    case .notDigits: .themeNotDigits
    }
  }
}
