import CellGrid
import MueGame
import MueWords

/// The page of settings: every preference with its value, and an explanation of the chosen one.
struct SettingsPage: Page, Hashable {
  private var groups = SettingsLine.groups
  private var list: Chooser
  /// The text being typed; nil if there is none.
  private var typed: TextEntry?

  init(chosen: SettingsLine = SettingsLine.all[0]) {
    let lines = SettingsLine.all
    list = Chooser(count: lines.count, chosen: lines.firstIndex(of: chosen))
  }

  /// In a card room the person's name is none of the settings.
  mutating func open(in context: PageContext) {
    guard context.choices.isInRoom else { return }
    let chosen = chosen
    for index in groups.indices { groups[index].lines.removeAll { $0.setting == .name } }
    list = Chooser(count: lines.count, chosen: lines.firstIndex(of: chosen))
  }

  var chooser: Chooser? { list }
  private var lines: [SettingsLine] { groups.flatMap(\.lines) }
  private var chosen: SettingsLine { lines[list.index] }

  func title(in context: PageContext) -> Phrase { .settingsTitle }

  func hints(in context: PageContext) -> [Phrase] {
    if typed != nil { return [.keyKeepText, .keyDropText] }
    return [.keysUpDown, chosen == .keys ? .keyOpen : .keysChange, .keyBack, .keyLeave]
  }

  var keyContext: KeyContext? { typed == nil ? .everywhere : nil }

  /// On the chosen line, a click left of the value selects the previous value.
  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    if let entry = typed { return type(input, in: entry, &context) }
    let layout = layout(in: block.rect, context)
    switch list.answer(input, line: layout.line(at:)) {
    case .chosen: return []
    case .confirmed(let position):
      return change(by: position.map(layout.isLeft) == true ? -1 : 1, &context)
    case nil: break
    }
    switch input {
    case .command(.previous): return change(by: -1, &context)
    case .command(.next): return change(by: 1, &context)
    case .command(.menu): return [.back]
    default: return [.refuse(.unknownKey)]
    }
  }

  private mutating func change(by step: Int, _ context: inout PageContext) -> [PageStep] {
    guard let setting = chosen.setting else {
      return step > 0 ? [.open(KeysPage())] : [.refuse(.unknownKey)]
    }
    let now = setting == .language ? context.language : setting.text(in: context.preferences)
    let offered = context.choices.values(of: setting.kind)
    if setting.kind == .name {
      typed = TextEntry(now, limit: PlayerName.limit)
      return []
    }
    return offered.isEmpty
      ? [.refuse(.unknownKey)] : set(setting, offered.neighbour(of: now, by: step), &context)
  }

  private mutating func type(
    _ input: Input, in entry: TextEntry, _ context: inout PageContext
  ) -> [PageStep] {
    var entry = entry
    switch entry.answer(input) {
    case .typed: typed = entry
    case .kept(let text):
      typed = nil
      return chosen.setting.map { set($0, text, &context) } ?? []
    case .dropped: typed = nil
    case .refused: return [.refuse(.unknownKey)]
    }
    return []
  }

  private func set(
    _ setting: Setting, _ value: String, _ context: inout PageContext
  ) -> [PageStep] {
    guard setting.set(value, in: &context.preferences) else { return [] }
    if setting == .language { context.language = context.preferences.language ?? context.language }
    return [.ask(.keep(setting))]
  }
}

extension SettingsPage {
  func textColumn(in body: Rect) -> Int { ValueLines(in: body).textColumn }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    layout(in: body, context).draw(
      .settingsTitle, about: chosen.words.explanation, notice: context.notice, on: &pen
    ) { index, pen in
      let line = lines[index]
      return GroupedList.Line(
        title: pen.text(line.words.title), value: value(of: line, pen, context),
        entry: line == chosen ? typed : nil)
    }
  }

  /// A value in words, between arrows if the arrow keys change it.
  private func value(of line: SettingsLine, _ pen: Pen, _ context: PageContext) -> String {
    guard let setting = line.setting else { return pen.look.shown("…") }
    let text = setting.text(in: context.preferences)
    let shown: String
    switch setting.kind {
    case .language: return pen.look.shown("‹ \(language(pen)) ›")
    case .name: return pen.look.shown(text.isEmpty ? pen.text(.settingsOfLogin) : text)
    case .theme: shown = Phrase.theme(text).map(pen.text) ?? text
    case .choice: shown = line.words.values[text].map(pen.text) ?? text
    }
    return pen.look.shown("‹ \(shown) ›")
  }

  /// The language's own name, with the share that is translated if that is not all.
  private func language(_ pen: Pen) -> String {
    let words = pen.words
    return words.percent == 100
      ? words.name : pen.text(.languageShare(name: words.name, percent: words.percent))
  }

  private func layout(in body: Rect, _ context: PageContext) -> GroupedList {
    GroupedList(
      groups: groups.map { .init(headline: $0.headline, lines: $0.lines.count) },
      chosen: list.index, in: body, isBeforeTable: context.table == nil)
  }
}

struct SettingsLine: Hashable, Sendable {
  /// The setting; nil for the line that opens the page of keys.
  let setting: Setting?
  let words: SettingWords

  /// The line that opens the page of keys.
  static let keys = SettingsLine(setting: nil, words: .keys)

  /// The lines in the groups of the page; the line for keys is the last.
  static let groups: [SettingsGroup] = {
    var groups = SettingWords.groups.map { headline, keys in
      let lines = keys.compactMap { key in
        Setting.all.first { $0.key == key }.flatMap { setting in
          SettingWords.all[key].map { SettingsLine(setting: setting, words: $0) }
        }
      }
      return SettingsGroup(headline: headline, lines: lines)
    }
    groups[groups.count - 1].lines.append(keys)
    return groups
  }()

  /// The lines from top to bottom.
  static let all = groups.flatMap(\.lines)
}

/// Lines of the page of settings below a headline.
struct SettingsGroup: Hashable, Sendable {
  let headline: Phrase
  var lines: [SettingsLine]
}
