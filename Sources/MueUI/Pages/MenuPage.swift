import CellGrid
import MueWords

struct MenuPage: Page {
  private(set) var list: ItemList<MenuItem>
  /// Whether another match has been asked for, so that Enter begins it.
  private(set) var isSure = false

  init(chosen: MenuItem = .goOn) {
    list = ItemList(items: MenuItem.allCases, chosen: chosen)
  }

  func title(in context: PageContext) -> Phrase { .menuTitle }
  func hints(in context: PageContext) -> [Phrase] { [.keysUpDown, .keyOpen, .keyBack] }
  var area: PageArea { .middle }

  mutating func answer(_ input: Input, _ context: inout PageContext) -> [PageStep] {
    defer { isSure = list.chosen == .newGame && input.confirms }
    if input == .command(.menu) { return [.back] }
    guard let steps = list.answer(input) else { return [.refuse(.unknownKey)] }
    return checked(steps, context)
  }

  mutating func answer(_ mouse: Mouse, in body: Rect, _ context: inout PageContext) -> [PageStep] {
    guard mouse.action == .press else { return turnWheel(mouse, &context) }
    let before = list.chosen
    let steps = checked(list.answer(mouse, in: body, top: top(body)), context)
    isSure = list.chosen == .newGame && list.chosen == before && !steps.isEmpty
    return steps
  }

  /// Another match begins only when the running one is over or the person is sure.
  private func checked(_ steps: [PageStep], _ context: PageContext) -> [PageStep] {
    guard case .ask(.newGame)? = steps.first, !isSure, context.table?.view.isOver != true
    else { return steps }
    return [.say(.confirmNewGame)]
  }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let width = min(body.width - 2, 44)
    let x = body.x + (body.width - width) / 2 + 1
    pen.say(.menuTitle, x: x, y: top(body) - 2, .heading, in: body)
    list.draw(
      on: &pen, in: body, top: top(body), text: context.notice, .ask,
      names: context.table?.status.isUnsaved == true ? [.leave: .startQuit] : [:])
  }

  /// The row of the first line, two rows below the title.
  private func top(_ body: Rect) -> Int {
    body.y + max(1, (body.height - list.items.count - 3) / 2) + 2
  }
}

enum MenuItem: String, CaseIterable, ListItem {
  case goOn
  case settings
  case coach
  case practice
  case howto
  case rules
  case playWell
  case credits
  case newGame
  case startMenu
  case leave

  var name: Phrase {
    switch self {
    case .coach: .coachTitle
    case .practice: .practiceItem
    default: Phrase("menu.menu", of: self)
    }
  }

  var steps: [PageStep] {
    switch self {
    case .goOn: [.back]
    case .settings: [.open(SettingsPage())]
    case .coach: [.ask(.coach)]
    case .practice: [.ask(.practice)]
    case .howto: [.replace(Reader(.howto))]
    case .rules: [.replace(Reader(.rules))]
    case .playWell: [.replace(Reader(.playWell))]
    case .credits: [.replace(Reader(.credits))]
    case .newGame: [.ask(.newGame)]
    case .startMenu: [.ask(.startMenu)]
    case .leave: [.ask(.leave)]
    }
  }
}
