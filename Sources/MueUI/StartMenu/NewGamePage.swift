import CellGrid
import MueBots
import MueGame
import MueWords

/// The form for a new game, with one option per row; ← and → change its value, or it is typed.
public struct NewGamePage: Page {
  private(set) var form: NewGameForm
  private var list: Chooser
  /// The text being typed in the chosen row, if the row accepts text.
  private var entry: TextEntry?

  /// The form for a plan: with all rows if anything in them is unusual, otherwise with the first
  /// few.
  public init(
    plan: NewGamePlan, speed: Speed, person: PlayerName, usual: [PlayerName],
    invitation: Invitation = .nobody
  ) {
    let opponents = plan.opponents[0].player
    var ordinary = NewGamePlan(
      opponents: BotSettings(level: opponents.level), company: plan.company)
    ordinary.preset = plan.preset
    form = NewGameForm(
      plan: plan, speed: speed, showsMore: plan != ordinary, person: person, usual: usual)
    form.invitation = invitation
    list = Chooser(count: FormRow.rows(of: form).count)
  }

  mutating func open(in context: PageContext) {
    form.isInRoom = context.choices.isInRoom
    list = Chooser(count: rows.count)
  }

  func title(in context: PageContext) -> Phrase {
    form.isInRoom && form.invitation != .nobody ? .hallOpenTable : .startNewGame
  }
  var keyContext: KeyContext? { entry == nil ? .everywhere : nil }
  var chooser: Chooser? { list }
  var rows: [FormRow] { FormRow.rows(of: form) }

  func hints(in context: PageContext) -> [Phrase] {
    if entry != nil { return [.hintType, .keyKeepText, .hintBack] }
    if case .begin = rows[list.index].kind { return [.keysUpDown, .hintBegin, .keyBack] }
    return [.keysUpDown, .keysChange, .keyBack]
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    guard var entry else { return answer(input, in: block) }
    if case .mouse = input { return answer(input, in: block) }
    switch entry.answer(input) {
    case .typed:
      self.entry = entry
      if case .type(_, let take) = rows[list.index].kind { take(&form, entry.text) }
      return []
    case .kept: return answer(.command(.down), in: block)
    case .dropped: return [.back]
    // A key without a function in text, such as an arrow, leads to another row.
    case .refused:
      return input.typed.map { answer(KeyMap().input(for: $0, in: .everywhere), in: block) } ?? []
    }
  }

  /// Answers an input in the list of rows.
  private mutating func answer(_ input: Input, in block: PageBlock) -> [PageStep] {
    let shown = ListLayout(lines: list.count, chosen: list.index, in: Self.list(block.rect))
    switch list.answer(input, line: { shown.line(atRow: $0.y) }) {
    case .chosen:
      if case .type(let begin, _) = rows[list.index].kind {
        entry = begin(form)
      } else {
        entry = nil
      }
      return []
    case .confirmed(let position):
      // A click left of the value selects the previous value, a click on it the next one.
      let isLeft = position.map(ValueLines(in: block.rect).isLeft) == true
      return perform(by: isLeft ? -1 : 1)
    case nil: break
    }
    switch input {
    case .command(.menu): return [.back]
    case .command(.previous): return turn(by: -1)
    case .command(.next): return turn(by: 1)
    default: return [.refuse(.unknownKey)]
    }
  }

  private mutating func perform(by step: Int) -> [PageStep] {
    switch rows[list.index].kind {
    case .begin: begin()
    case .turn: turn(by: step)
    case .type: []
    }
  }

  private mutating func turn(by step: Int) -> [PageStep] {
    let row = rows[list.index]
    guard case .turn(let turn) = row.kind else { return [.refuse(.unknownKey)] }
    turn(&form, step)
    list = Chooser(count: rows.count, chosen: list.index)
    return row.notice(form).map { [.say($0)] } ?? []
  }

  private func begin() -> [PageStep] {
    let names = form.names
    if let twice = names.first(where: { name in names.count { $0.skeleton == name.skeleton } > 1 })
    {
      return [.say(.formNameTwice(name: twice.text))]
    }
    return [.ask(.begin(form.plan, form.speed, form.invitation))]
  }

  func textColumn(in body: Rect) -> Int { ValueLines(in: body).textColumn }
}

extension NewGamePage {
  /// The rows below the list: a blank one, and the explanation of the chosen row.
  private static let aboutRows = 3

  /// The rectangle of the list: the rows above the explanation.
  private static func list(_ body: Rect) -> Rect {
    let block = ValueLines(in: body).block
    return Rect(
      x: block.x, y: block.y, width: block.width, height: block.height - aboutRows)
  }

  /// Draws names on the left and values on the right, the chosen row marked.
  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let (rows, block, lines) = (rows, Self.list(body), ValueLines(in: body))
    let shown = ListLayout(lines: rows.count, chosen: list.index, in: block)
    for (offset, row) in rows.dropFirst(shown.first).prefix(shown.count).enumerated() {
      let isChosen = shown.first + offset == list.index
      draw(row, isChosen: isChosen, in: lines, y: shown.top + offset, on: &pen)
    }
    ListMarks(list: shown).draw(on: &pen, x: block.right, in: body)
    let about = pen.rows(rows[list.index].about, width: block.width - 1)
      .prefix(Self.aboutRows - 1)
    pen.write(about, x: block.x + 1, y: shown.top + shown.count + 1, .quiet, in: body)
  }

  private func draw(
    _ row: FormRow, isChosen: Bool, in lines: ValueLines, y: Int, on pen: inout Pen
  ) {
    let name = (row.isInner ? "  " : "") + pen.text(row.name)
    let value = row.value(form).text(pen)
    guard isChosen, let entry else {
      let isBegin = if case .begin = row.kind { true } else { false }
      let ink: Ink = isChosen ? .chosenLine : isBegin ? .heading : row.isInner ? .quiet : .plain
      lines.draw(name, value, isChosen: isChosen, ink, y: y, on: &pen)
      return
    }
    lines.draw(name, entry, usual: value, y: y, on: &pen)
  }
}
