import CellGrid
import MueGame
import MueWords

/// The page of settings: every preference with its value, the chosen one explained.
///
/// The table and the start menu show the same page. It changes preferences that the caller owns and
/// saves.
public struct SettingsPage: Hashable, Sendable {
  /// The chosen line.
  public private(set) var chosen = SettingsLine.all[0]
  /// The text being typed; nil while none is.
  public private(set) var typed: TextField?

  /// The keys that work now.
  var hints: [Phrase] {
    if typed != nil { return [.keyKeepText, .keyDropText] }
    return [.keysUpDown, chosen == .keys ? .keyOpen : .keysChange, .keyBack, .keyLeave]
  }

  /// The page with its first line chosen.
  public init() {}

  /// The page with a line chosen.
  init(at line: SettingsLine) { chosen = line }

  /// The effect of a key.
  public enum Answer: Hashable, Sendable {
    /// At most another line is chosen, or text is being typed.
    case none
    /// A preference has changed.
    case changed(Setting)
    /// Opens the page of keys.
    case openKeys
    /// The key does nothing here.
    case unknown
    /// Closes the page.
    case close
  }

  /// The context that keys are looked up in; nil while a name is typed.
  var keyContext: KeyContext? { typed == nil ? .everywhere : nil }

  /// Answers a command or typing, which may change preferences; `language` is the current one.
  public mutating func answer(
    _ input: Input, _ preferences: inout Preferences, among choices: Choices, language: String
  ) -> Answer {
    if typed != nil { return type(input, &preferences) }
    let lines = SettingsLine.all
    switch input {
    case .command(.up): chosen = lines.neighbour(of: chosen, by: -1)
    case .command(.down), .command(.turnPage): chosen = lines.neighbour(of: chosen, by: 1)
    case .command(.first): chosen = lines[0]
    case .command(.last): chosen = lines[lines.count - 1]
    case .command(.previous): return change(by: -1, &preferences, choices, language)
    case .command(.next), .command(.confirm), .command(.toggle):
      if chosen == .keys { return .openKeys }
      return change(by: 1, &preferences, choices, language)
    case .command(.menu): return .close
    default: return .unknown
    }
    return .none
  }

  private mutating func change(
    by step: Int, _ preferences: inout Preferences, _ choices: Choices, _ language: String
  ) -> Answer {
    guard let setting = chosen.setting else { return .unknown }
    let now = setting == .language ? language : setting.text(in: preferences)
    let offered = choices.values(of: setting.kind)
    if setting.kind == .name {
      typed = TextField(now, limit: PlayerName.limit)
      return .none
    }
    guard !offered.isEmpty, setting.set(offered.neighbour(of: now, by: step), in: &preferences)
    else { return .none }
    return .changed(setting)
  }

  /// Handles typing; Enter keeps the text, Escape discards it.
  private mutating func type(_ input: Input, _ preferences: inout Preferences) -> Answer {
    guard var text = typed, let setting = chosen.setting else { return .none }
    switch input.typed {
    case .enter:
      typed = nil
      return setting.set(text.text, in: &preferences) ? .changed(setting) : .none
    case .escape: typed = nil
    case .some(let key) where text.type(key): typed = text
    default: return .unknown
    }
    return .none
  }

  /// Chooses a line, for the mouse.
  mutating func choose(_ line: SettingsLine) { chosen = line }
}

/// The choices that the program found, beside those that are built in.
public struct Choices: Hashable, Sendable {
  /// The codes of the languages, English first.
  public var languages: [String]
  /// The names of the themes.
  public var themes: [String]

  /// The values that a kind of setting steps through; none where something is typed.
  public func values(of kind: Setting.Kind) -> [String] {
    switch kind {
    case .choice(let values): values
    case .language: languages
    case .theme: themes
    case .name: []
    }
  }

  /// The choices of a program.
  public init(languages: [String], themes: [String]) {
    self.languages = languages
    self.themes = themes
  }
}

/// A line of the page of settings.
public struct SettingsLine: Hashable, Sendable {
  /// The setting; nil for the line that opens the page of keys.
  let setting: Setting?
  let words: SettingWords

  /// The line that opens the page of keys.
  static let keys = SettingsLine(setting: nil, words: .keys)

  /// The lines from top to bottom.
  static let all =
    Setting.all.compactMap { setting in
      SettingWords.all[setting.key].map { SettingsLine(setting: setting, words: $0) }
    } + [keys]
}
