import MueGame
import MueWords

/// A line of the page of settings.
public enum SettingsLine: Hashable, Sendable {
  /// A preference and its value.
  case preference(PreferenceKey)
  /// The way to the page of keys.
  case keys

  /// The lines from above.
  static let all = PreferenceKey.shown.map(preference) + [keys]

  /// What stands in the line.
  var title: Phrase {
    switch self {
    case .preference(let key): key.title
    case .keys: .menuKeys
    }
  }

  /// What it is about, in one sentence.
  var explanation: Phrase {
    switch self {
    case .preference(let key): key.explanation
    case .keys: .aboutKeys
    }
  }
}
