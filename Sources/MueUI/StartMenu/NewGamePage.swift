import CellGrid
import MueBots
import MueGame
import MueRules
import MueWords

/// The form for a new game: one option a row; ← and → change its value, or it is typed.
public struct NewGamePage: Page {
  private(set) var plan: NewGamePlan
  private(set) var speed: Speed
  private(set) var invitation = Invitation.nobody
  private(set) var row = NewGameRow.begin
  /// Whether the rows that few people change are shown.
  private(set) var showsMore: Bool
  /// The text being typed in the chosen row, if that row takes text.
  private(set) var field: TextField?
  let person: PlayerName
  /// The names that the language gives opponents.
  let usual: [PlayerName]

  /// The form, showing a plan: all rows if something in them is unusual, otherwise the first few.
  public init(plan: NewGamePlan, speed: Speed, person: PlayerName, usual: [PlayerName]) {
    self.plan = plan
    let opponents = plan.opponents[0].player
    var ordinary = NewGamePlan(
      opponents: BotSettings(level: opponents.level, style: opponents.style))
    ordinary.preset = plan.preset
    showsMore = plan != ordinary
    self.speed = speed
    self.person = person
    self.usual = usual
  }

  func title(in context: PageContext) -> Phrase { .startNewGame }
  var keyContext: KeyContext? { field == nil ? .everywhere : nil }
  var rows: [NewGameRow] {
    showsMore ? NewGameRow.rows(for: plan, invitation) : NewGameRow.few
  }
  var index: Int { rows.firstIndex(of: row) ?? 0 }

  func hints(in context: PageContext) -> [Phrase] {
    if field != nil { return [.hintType, .keyKeepText, .hintBack] }
    return [.keysUpDown, row == .begin ? .hintBegin : .keysChange, .keyBack]
  }

  mutating func answer(_ input: Input, _ context: inout PageContext) -> [PageStep] {
    if let field { return type(input, in: field) }
    let isBegin = row == .begin
    switch input {
    case .command(.menu): return [.back]
    case .command(.up), .key(.backTab): go(to: index - 1)
    case .command(.down), .command(.turnPage): go(to: index + 1)
    case .command(.pageUp): goPage(by: -1)
    case .command(.pageDown): goPage(by: 1)
    case .command(.confirm):
      if isBegin { return begin() }
      if row == .more { showsMore = true }
      return next()
    case .command(.toggle): return isBegin ? begin() : turn(by: 1)
    case .command(.previous) where !isBegin: return turn(by: -1)
    case .command(.next) where !isBegin: return turn(by: 1)
    case .command(.first): go(to: 0)
    case .command(.last): go(to: rows.count - 1)
    default: return [.refuse(.unknownKey)]
    }
    return []
  }

  /// Types in the chosen row; keys that a text field does not use are answered by the form.
  private mutating func type(_ input: Input, in field: TextField) -> [PageStep] {
    var field = field
    switch input.typed {
    case .escape: return [.back]
    case .up, .backTab: go(to: index - 1)
    case .down, .tab: go(to: index + 1)
    case .pageUp: goPage(by: -1)
    case .pageDown: goPage(by: 1)
    case .enter: return next()
    case .some(let key) where field.type(key):
      self.field = field
      take(field.text)
    default: return [.refuse(.unknownKey)]
    }
    return []
  }

  private mutating func goPage(by step: Int) {
    go(to: max(0, min(rows.count - 1, index + 8 * step)))
  }

  /// Goes to a row, around the ends; typed text is accepted.
  private mutating func go(to index: Int) {
    row = rows[(index + rows.count) % rows.count]
    field = textField
  }

  private mutating func next() -> [PageStep] {
    go(to: index + 1)
    return []
  }

  private mutating func turn(by step: Int) -> [PageStep] {
    switch row {
    case .speed: speed = Speed.allCases.neighbour(of: speed, by: step)
    case .more: showsMore.toggle()
    case .friends: invitation = Invitation.allCases.neighbour(of: invitation, by: step)
    default: plan.turn(row, by: step)
    }
    let isTold = invitation != .nobody && plan.peek != .none
    return isTold && [.friends, .peek].contains(row) ? [.say(.formPeekTold)] : []
  }

  private func begin() -> [PageStep] {
    let names = plan.names(person: person, usual: usual)
    if let twice = names.first(where: { name in names.count { $0.skeleton == name.skeleton } > 1 })
    {
      return [.say(.formNameTwice(name: twice.text))]
    }
    return [.ask(.begin(plan, speed, invitation))]
  }

  mutating func answer(_ mouse: Mouse, in body: Rect, _ context: inout PageContext) -> [PageStep] {
    switch mouse.action {
    case .wheelUp: go(to: max(0, index - 1))
    case .wheelDown: go(to: min(rows.count - 1, index + 1))
    case .press:
      let form = Self.list(body)
      guard
        let line = ListLayout(lines: rows.count, chosen: index, in: form)
          .line(atRow: mouse.position.y)
      else { return [] }
      if line != index {
        go(to: line)
      } else if row == .begin {
        return begin()
      } else if field == nil {
        // A click left of the value selects the previous one, a click on it the next one.
        return turn(by: mouse.position.x < form.x + form.width * 2 / 3 ? -1 : 1)
      }
    default: break
    }
    return []
  }

  func textColumn(in body: Rect) -> Int { ValueLines(in: body).textColumn }
}

extension NewGamePage {
  /// A text field with the value of the chosen row; nil for a row that takes no text.
  private var textField: TextField? {
    switch row {
    case .name: TextField(plan.name?.text ?? "", limit: PlayerName.limit)
    case .opponentName(let index):
      TextField(plan.opponents[index].name?.text ?? "", limit: PlayerName.limit)
    case .seed: TextField(plan.seed.map { String($0) } ?? "", limit: 19, isNumber: true)
    default: nil
    }
  }

  private mutating func take(_ text: String) {
    switch row {
    case .name: plan.name = PlayerName(text)
    case .opponentName(let index): plan[opponent: index].name = PlayerName(text)
    case .seed: plan.seed = UInt64(text)
    default: break
    }
  }
}

/// Who may join a new table.
public enum Invitation: CaseIterable, Hashable, Sendable {
  /// Nobody: the others are computer players.
  case nobody
  /// Friends who share the person's account on this machine.
  case account
  /// Friends with any account of this machine.
  case machine
  /// Friends in the network, by codes.
  case network

  var name: Phrase {
    switch self {
    case .nobody: .formFriendsNone
    case .account: .formFriendsAccount
    case .machine: .formFriendsMachine
    case .network: .formFriendsNetwork
    }
  }
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
    let block = Self.list(body)
    let lines = ValueLines(in: body)
    let list = ListLayout(lines: rows.count, chosen: index, in: block)
    for (offset, row) in rows.dropFirst(list.first).prefix(list.count).enumerated() {
      draw(row, in: lines, y: list.top + offset, on: &pen)
    }
    ListMarks(list: list).draw(on: &pen, x: block.right, in: body)
    let about = pen.rows(row.about, width: block.width - 1).prefix(Self.aboutRows - 1)
    pen.write(about, x: block.x + 1, y: list.top + list.count + 1, .quiet, in: body)
  }

  private func draw(_ row: NewGameRow, in lines: ValueLines, y: Int, on pen: inout Pen) {
    let isChosen = row == self.row
    let name = (row.isInner ? "  " : "") + pen.text(row.name)
    let value = value(row, pen)
    guard isChosen, let field else {
      let ink: Ink =
        isChosen ? .chosenLine : row == .begin ? .heading : row.isInner ? .quiet : .plain
      lines.draw(name, value, isChosen: isChosen, ink, y: y, on: &pen)
      return
    }
    let isEmpty = field.text.isEmpty
    let x = lines.draw(name, isEmpty ? value : field.text, isChosen: true, .ask, y: y, on: &pen)
    if isEmpty {
      // The value, while nothing is typed.
      pen.write(value, x: x, y: y, .quiet, in: lines.block)
      pen.write(" ", x: x - 1, y: y, .chosenLine, in: lines.block)
    } else {
      field.draw(on: &pen, x: x, y: y, in: lines.block)
    }
  }

  private func value(_ row: NewGameRow, _ pen: Pen) -> String {
    func choice(_ phrase: Phrase) -> String { pen.look.shown("‹ \(pen.text(phrase)) ›") }
    func number(_ number: Int) -> String { pen.look.shown("‹ \(number) ›") }
    func name(_ index: Int) -> String {
      pen.look.shown(plan.names(person: person, usual: usual)[index].text)
    }
    func seat(_ index: Int) -> Int { index < plan.seatAtTable ? index : index + 1 }
    switch row {
    case .begin: return ""
    case .more: return choice(showsMore ? .formShown : .formHidden)
    case .preset: return choice(plan.preset.map(Phrase.name(of:)) ?? .presetCustom)
    case .friends: return choice(invitation.name)
    case .players: return number(plan.players.number)
    case .length:
      if case .hands = plan.end { return choice(.formByHands) }
      return choice(.length(of: plan.end))
    case .hands:
      if case .hands(let hands) = plan.end { return number(hands) }
      return ""
    case .name: return name(plan.seatAtTable)
    case .seat: return number(plan.seatAtTable + 1)
    case .peek: return number(plan.peek.ninths)
    case .firstDealer:
      guard let dealer = plan.firstDealer else { return choice(.formByChance) }
      return pen.look.shown("‹ \(name(min(dealer, plan.players.number - 1))) ›")
    case .seed: return plan.seed.map { String($0) } ?? pen.text(.formByChance)
    case .par: return choice(plan.isAgainstPar ? .settingOn : .settingOff)
    case .speed: return choice(.name(of: speed))
    case .level:
      let levels = Set(plan.opponents.prefix(plan.players.number - 1).map(\.player.level))
      return choice(
        levels.count == 1 ? levels.first.map(Phrase.name(of:)) ?? .formMixed : .formMixed)
    case .opponentName(let index): return name(seat(index))
    case .opponentLevel(let index): return choice(.name(of: plan.opponents[index].player.level))
    case .opponentStyle(let index):
      return choice(.name(of: plan.opponents[index].player.style) ?? .formBalanced)
    case .opponentMemory(let index): return number(plan.opponents[index].player.memory)
    case .opponentPeek(let index): return number(plan.opponents[index].player.peek.ninths)
    }
  }
}

extension Phrase {
  /// The name of a kind of game.
  static func name(of preset: GamePreset) -> Phrase { Phrase("form.preset", of: preset) }

  /// The name of a pace.
  static func name(of speed: Speed) -> Phrase { Phrase("menu.speed", of: speed) }
}
