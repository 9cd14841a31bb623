import CellGrid
import MueWords

/// The menu, with the chosen line marked.
struct MenuPage {
  let state: ScreenState
  let chosen: MenuItem

  func draw(on pen: inout Pen, in rect: Rect) {
    let width = min(rect.width - 2, 44)
    let items = MenuItem.allCases
    let x = rect.x + (rect.width - width) / 2
    var y = Self.places(in: rect).top
    pen.say(.menuTitle, x: x + 1, y: y - 2, .heading, in: rect)
    for item in items {
      let mark = item == chosen ? String(pen.glyphs.turn) : " "
      let line = (mark + pen.text(name(of: item))).leftAligned(in: width)
      pen.write(line, x: x, y: y, item == chosen ? .chosenLine : .plain, in: rect)
      y += 1
    }
    if let notice = state.notice {
      for (row, text) in pen.rows(notice, width: width).enumerated() {
        pen.write(text, x: x + 1, y: y + 1 + row, .ask, in: rect)
      }
    }
  }

  /// The rows of the lines, two rows below the title.
  static func places(in rect: Rect) -> ListLayout {
    let count = MenuItem.allCases.count
    let top = rect.y + max(1, (rect.height - count - 3) / 2) + 2
    return ListLayout(
      lines: count, chosen: 0, in: Rect(x: rect.x, y: top, width: rect.width, height: count))
  }

  private func name(of item: MenuItem) -> Phrase {
    switch item {
    case .goOn: .menuGoOn
    case .settings: .menuSettings
    case .coach: .coachTitle
    case .practice: .practiceItem
    case .howto: .menuHowto
    case .rules: .menuRules
    case .playWell: .menuPlayWell
    case .credits: .menuCredits
    case .newGame: .menuNewGame
    case .startMenu: .menuStartMenu
    case .leave: state.status.isUnsaved ? .startQuit : .menuLeave
    }
  }
}
