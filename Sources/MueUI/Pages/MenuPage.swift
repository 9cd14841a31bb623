import CellGrid
import MueWords

struct MenuPage: Page {
  private(set) var list: ItemList<MenuItem>
  /// Whether another match has been requested, so that Enter begins it.
  private(set) var isSure = false

  init(chosen: MenuItem = .goOn) {
    list = ItemList(MenuItem.allCases, chosen: chosen)
  }

  var chooser: Chooser? { list.chooser }
  func title(in context: PageContext) -> Phrase { .menuTitle }
  func hints(in context: PageContext) -> [Phrase] { [.keysUpDown, .keyOpen, .keyBack] }
  var area: PageArea { .middle }

  /// Another match begins only if the current one is over or the person confirms it.
  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    let wasSure = isSure
    isSure = false
    if input == .command(.menu) { return [.back] }
    guard let steps = list.answer(input, top: top(block.rect)) else {
      return [.refuse(.unknownKey)]
    }
    guard case .ask(.newGame)? = steps.first else { return steps }
    // The table may have a question of its own, after which the person is still sure.
    isSure = true
    return wasSure || context.table?.view.isOver == true ? steps : [.say(.confirmNewGame)]
  }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let width = min(body.width - 2, 44)
    let x = body.x + (body.width - width) / 2 + 1
    pen.say(.menuTitle, x: x, y: top(body) - 2, .heading, in: body)
    var names: [MenuItem: Phrase] = [:]
    if context.choices.isInRoom { names[.startMenu] = .hallBack }
    if context.table?.status.isUnsaved == true { names[.leave] = .startQuit }
    list.draw(
      on: &pen, in: body, top: top(body), text: context.notice, .ask, names: names)
  }

  private func top(_ body: Rect) -> Int {
    body.y + max(1, (body.height - list.items.count - 3) / 2) + 2
  }
}

enum MenuItem: CaseIterable, ListItem {
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

  var line: ListItemLine {
    switch self {
    case .goOn: ListItemLine(.menuGoOn, nil, .back)
    case .settings: ListItemLine(.menuSettings, nil, .open(SettingsPage()))
    case .coach: ListItemLine(.coachTitle, nil, .ask(.coach))
    case .practice: ListItemLine(.practiceItem, nil, .ask(.practice))
    case .howto: text(.howto)
    case .rules: text(.rules)
    case .playWell: text(.playWell)
    case .credits: text(.credits)
    case .newGame: ListItemLine(.menuNewGame, nil, .ask(.newGame))
    case .startMenu: ListItemLine(.menuStartMenu, nil, .ask(.startMenu))
    case .leave: ListItemLine(.menuLeave, nil, .ask(.leave))
    }
  }

  private func text(_ document: Document) -> ListItemLine {
    ListItemLine(document.title, nil, .replace(Reader(document)))
  }
}
