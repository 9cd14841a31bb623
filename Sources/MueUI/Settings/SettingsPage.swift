import CellGrid
import MueGame
import MueWords

/// The page of settings: every preference with its value, the chosen one explained.
///
/// The table and the start menu show the same page. It changes preferences that the caller owns and
/// saves.
public struct SettingsPage: Hashable, Sendable {
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

/// Draws the page of settings: a line for each preference, and below the list an explanation of the
/// chosen one.
struct SettingsView {
  let page: SettingsPage
  let preferences: Preferences
  var notice: Phrase?
  /// Whether the page is open before the table, where the start menu shows heading and notice.
  var isBeforeTable = false

  func draw(on pen: inout Pen, in rect: Rect) {
    page.list(in: rect, isBeforeTable: isBeforeTable).draw(
      .settingsTitle, about: page.chosen.words.explanation, notice: notice, on: &pen
    ) { index, pen in
      let line = SettingsLine.all[index]
      let cursor = line == page.chosen ? page.typed?.columnsBeforeCursor : nil
      return SettingsList.Line(
        title: line.words.title, value: value(of: line, pen), cursor: cursor)
    }
  }

  /// A value in words, between arrows where the arrow keys change it.
  private func value(of line: SettingsLine, _ pen: Pen) -> String {
    guard let setting = line.setting else { return pen.look.shown("…") }
    if line == page.chosen, let typed = page.typed { return pen.look.shown(typed.withCursor) }
    let text = setting.text(in: preferences)
    let shown: String
    switch setting.kind {
    case .language: return pen.look.shown("‹ \(language(pen)) ›")
    case .name: return pen.look.shown(text.isEmpty ? pen.text(.settingsOfLogin) : text)
    case .theme: shown = Phrase.theme(text).map(pen.text) ?? text
    case .choice: shown = line.words.values[text].map(pen.text) ?? text
    }
    return pen.look.shown("‹ \(shown) ›")
  }

  /// The language's own name, and how much of the program is translated if that is not all.
  private func language(_ pen: Pen) -> String {
    let words = pen.words
    return words.percent == 100
      ? words.name : pen.text(.languageShare(name: words.name, percent: words.percent))
  }

  /// The effect of a click.
  enum Hit: Hashable {
    /// Chooses a line.
    case line(SettingsLine)
    /// Changes the chosen line to its previous value.
    case back
    /// Changes the chosen line to its next value.
    case forth
  }

  /// The effect of a click on a page drawn in a block; nil outside the list.
  static func hit(
    _ place: Position, in rect: Rect, _ page: SettingsPage, isBeforeTable: Bool = false
  ) -> Hit? {
    let list = page.list(in: rect, isBeforeTable: isBeforeTable)
    guard let line = list.line(at: place) else { return nil }
    let clicked = SettingsLine.all[line]
    if clicked != page.chosen { return .line(clicked) }
    return list.isLeft(place) ? .back : .forth
  }
}

extension SettingsPage {
  fileprivate func list(in rect: Rect, isBeforeTable: Bool) -> SettingsList {
    let lines = SettingsLine.all
    return SettingsList(
      lines: lines.count, chosen: lines.firstIndex(of: chosen) ?? 0, in: rect,
      isBeforeTable: isBeforeTable)
  }
}
