import CellGrid
import MueTable
import MueWords

/// The menu: each line with its present value, the chosen one marked.
struct MenuPage {
  let state: ScreenState
  let chosen: MenuItem

  func draw(on pen: inout Pen, in rect: Rect) {
    let width = min(rect.width - 2, 44)
    let items = MenuItem.allCases
    let x = rect.x + (rect.width - width) / 2
    var y = rect.y + max(1, (rect.height - items.count - 3) / 2)
    pen.say(.menuTitle, x: x + 1, y: y, .heading, in: rect)
    y += 2
    for item in items {
      let (name, value) = line(item, pen)
      let gap = max(1, width - 2 - name.columns - value.columns)
      let ink: Ink = item == chosen ? .chosenLine : .plain
      let mark = item == chosen ? String(pen.glyphs.turn) : " "
      pen.write(
        mark + name + String(repeating: " ", count: gap) + value + " ", x: x, y: y, ink,
        in: rect)
      y += 1
    }
    if let notice = state.notice {
      for (row, text) in pen.text(notice).wrapped(to: width).enumerated() {
        pen.write(text, x: x + 1, y: y + 1 + row, .ask, in: rect)
      }
    }
  }

  private func line(_ item: MenuItem, _ pen: Pen) -> (name: String, value: String) {
    switch item {
    case .goOn: (pen.text(.menuGoOn), "")
    case .language: (pen.text(.menuLanguage), pen.look.shown("‹ \(pen.words.name) ›"))
    case .speed: (pen.text(.menuSpeed), pen.look.shown("‹ \(pen.text(speed)) ›"))
    case .theme: (pen.text(.menuTheme), pen.look.shown("‹ \(pen.text(theme)) ›"))
    case .howto: (pen.text(.menuHowto), "")
    case .rules: (pen.text(.menuRules), "")
    case .playWell: (pen.text(.menuPlayWell), "")
    case .credits: (pen.text(.menuCredits), "")
    case .newGame: (pen.text(.menuNewGame), "")
    case .foyer: (pen.text(.menuFoyer), "")
    case .leave: (pen.text(.menuLeave), "")
    }
  }

  private var speed: Phrase {
    switch state.preferences.speed {
    case .slow: .speedSlow
    case .normal: .speedNormal
    case .fast: .speedFast
    case .fastest: .speedFastest
    }
  }

  private var theme: Phrase {
    switch Theme(rawValue: state.preferences.theme) {
    case .traditional: .themeTraditional
    case .clear, nil: .themeClear
    }
  }
}
