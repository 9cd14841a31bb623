import CellGrid
import MueGame
import MueWords

/// The page where somebody whose key is new in the card room chooses a name, once for all.
public struct RoomNamePage: Page {
  private enum Line: Hashable, Sendable {
    case name, code, take, known, leave
  }

  private let lines: [Line]
  private var list: Chooser
  private var name = TextEntry("", limit: PlayerName.limit)
  private var code = TextEntry("", limit: Self.longestCode)

  static let longestCode = 60

  /// The page, with a field for a code where newcomers need one.
  public init(asksForCode: Bool) {
    lines = asksForCode ? [.name, .code, .take, .known, .leave] : [.name, .take, .known, .leave]
    list = Chooser(count: lines.count)
  }

  private var chosen: Line { lines[list.index] }
  /// The text being typed; nil on the other lines.
  private var entry: TextEntry? {
    switch chosen {
    case .name: name
    case .code: code
    case .take, .known, .leave: nil
    }
  }

  var chooser: Chooser? { list }
  var keyContext: KeyContext? { entry == nil ? .everywhere : nil }
  func title(in context: PageContext) -> Phrase { .nameTitle }

  func hints(in context: PageContext) -> [Phrase] {
    entry == nil ? [.keysUpDown, .keyConfirm, .keyLeave] : [.hintType, .keyKeepText, .keyDropText]
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    let layout = layout(in: block.rect)
    if let entry {
      guard case .mouse = input else { return type(input, in: entry) }
    }
    switch list.answer(input, line: layout.line(at:)) {
    case .chosen: return []
    case .confirmed: return confirm()
    case nil: return input == .command(.menu) ? [.ask(.leave)] : [.refuse(.unknownKey)]
    }
  }

  private mutating func type(_ input: Input, in entry: TextEntry) -> [PageStep] {
    var entry = entry
    switch entry.answer(input) {
    case .typed: keep(entry)
    case .kept: list = list.choosing(list.index + 1)
    case .dropped where entry.text.isEmpty: return [.ask(.leave)]
    case .dropped: keep(TextEntry("", limit: entry.limit))
    case .refused:
      // A key without a function in text, such as an arrow, leads to another line.
      let command = input.typed.map { KeyMap().input(for: $0, in: .everywhere) }
      let before = list
      if let command { _ = list.answer(command) { _ in nil } }
      return list == before ? [.refuse(.unknownKey)] : []
    }
    return []
  }

  private mutating func keep(_ entry: TextEntry) {
    if chosen == .name { name = entry } else { code = entry }
  }

  private mutating func confirm() -> [PageStep] {
    switch chosen {
    case .name, .code: return []
    case .take:
      guard let name = PlayerName(name.text) else {
        list = list.choosing(0)
        return [.say(.nameTypeFirst)]
      }
      if let line = lines.firstIndex(of: .code) {
        guard !code.text.isEmpty else {
          list = list.choosing(line)
          return [.say(.nameTypeCode)]
        }
        return [.ask(.chooseName(name, code: code.text))]
      }
      return [.ask(.chooseName(name, code: nil))]
    case .known: return [.open(AddKeyPage())]
    case .leave: return [.ask(.leave)]
    }
  }
}

extension RoomNamePage {
  func textColumn(in body: Rect) -> Int { ValueLines(in: body).textColumn }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    layout(in: body).draw(.nameTitle, about: about, notice: nil, on: &pen) { index, pen in
      let line = lines[index]
      return GroupedList.Line(
        title: pen.text(title(of: line)), value: pen.look.shown(value(of: line)),
        entry: line == chosen ? entry : nil)
    }
  }

  private func title(of line: Line) -> Phrase {
    switch line {
    case .name: .nameField
    case .code: .nameCode
    case .take: .nameTake
    case .known: .nameKnown
    case .leave: .hallLeave
    }
  }

  private func value(of line: Line) -> String {
    switch line {
    case .name: name.text
    case .code: code.text
    case .take, .known, .leave: ""
    }
  }

  private var about: Phrase {
    switch chosen {
    case .name: .aboutNameField
    case .code: .aboutNameCode
    case .take: PlayerName(name.text).map { .aboutNameTake(name: $0.text) } ?? .aboutNameField
    case .known: .aboutNameKnown
    case .leave: .aboutNameLeave
    }
  }

  private func layout(in body: Rect) -> GroupedList {
    let known = lines.suffix(2).count
    return GroupedList(
      groups: [
        .init(headline: .nameNew, lines: lines.count - known),
        .init(headline: nil, lines: known),
      ], chosen: list.index, in: body, isBeforeTable: true)
  }
}

/// The page where somebody who is in the card room already adds a further key, by the code shown to
/// the first.
struct AddKeyPage: Page {
  private var entry = TextEntry("", limit: RoomNamePage.longestCode)

  var keyContext: KeyContext? { nil }
  func title(in context: PageContext) -> Phrase { .nameKnown }
  func hints(in context: PageContext) -> [Phrase] { [.hintType, .keyKeepText, .keyDropText] }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    entry.answerOrGoBack(input) { text in
      text.isEmpty ? .say(.nameTypeCode) : .ask(.addKey(code: text))
    }
  }

  func textColumn(in body: Rect) -> Int { entry.column(in: body) }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    entry.draw(below: .aboutNameKnown, on: &pen, in: body)
  }
}
