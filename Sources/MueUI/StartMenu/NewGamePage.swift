import CellGrid
import MueBots
import MueGame
import MueRules
import MueWords

/// The form for a new game: one option a row; ← and → change its value, or it is typed.
public struct NewGamePage: Page {
  /// The plan so far.
  private(set) var plan: NewGamePlan
  /// The pace of the table.
  private(set) var speed: Speed
  /// Who may join.
  private(set) var invitation = Invitation.nobody
  private(set) var row = NewGameRow.begin
  /// Whether the rows that few people change are shown.
  private(set) var showsMore: Bool
  /// The text being typed in the chosen row, if that row takes text.
  private(set) var field: TextField?
  /// The person's usual name.
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
  var place: Int { rows.firstIndex(of: row) ?? 0 }

  func hints(in context: PageContext) -> [Phrase] {
    if field != nil { return [.hintType, .keyKeepText, .hintBack] }
    return [.keysUpDown, row == .begin ? .hintBegin : .keysChange, .keyBack]
  }

  mutating func answer(_ input: Input, _ context: inout PageContext) -> [PageStep] {
    if let field { return type(input, in: field) }
    let isBegin = row == .begin
    switch input {
    case .command(.menu): return [.back]
    case .command(.up), .key(.backTab): go(to: place - 1)
    case .command(.down), .command(.turnPage): go(to: place + 1)
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
    case .up, .backTab: go(to: place - 1)
    case .down, .tab: go(to: place + 1)
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
    go(to: max(0, min(rows.count - 1, place + 8 * step)))
  }

  /// Goes to a row, around the ends; typed text is accepted.
  private mutating func go(to place: Int) {
    row = rows[(place + rows.count) % rows.count]
    field = textField
  }

  private mutating func next() -> [PageStep] {
    go(to: place + 1)
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
    case .wheelUp: go(to: max(0, place - 1))
    case .wheelDown: go(to: min(rows.count - 1, place + 1))
    case .press:
      let form = NewGameView.list(body)
      guard
        let line = ListLayout(lines: rows.count, chosen: place, in: form)
          .line(atRow: mouse.place.y)
      else { return [] }
      if line != place {
        go(to: line)
      } else if row == .begin {
        return begin()
      } else if field == nil {
        // A click left of the value selects the previous one, a click on it the next one.
        return turn(by: mouse.place.x < form.x + form.width * 2 / 3 ? -1 : 1)
      }
    default: break
    }
    return []
  }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    NewGameView(form: self).draw(on: &pen, in: body)
  }
}

extension NewGamePage {
  /// A text field with the value of the chosen row; nil for a row that takes no text.
  private var textField: TextField? {
    switch row {
    case .name: TextField(plan.name?.text ?? "", limit: PlayerName.limit)
    case .opponentName(let place):
      TextField(plan.opponents[place].name?.text ?? "", limit: PlayerName.limit)
    case .seed: TextField(plan.seed.map { String($0) } ?? "", limit: 19, isNumber: true)
    default: nil
    }
  }

  private mutating func take(_ text: String) {
    switch row {
    case .name: plan.name = PlayerName(text)
    case .opponentName(let place): plan[opponent: place].name = PlayerName(text)
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

  /// Its name in the form.
  var name: Phrase {
    switch self {
    case .nobody: .formFriendsNone
    case .account: .formFriendsAccount
    case .machine: .formFriendsMachine
    case .network: .formFriendsNetwork
    }
  }
}
