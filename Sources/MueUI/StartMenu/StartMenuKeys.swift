import CellGrid
import MueWords

/// The keys before the table.
public struct StartMenuKeys: StartMenuContent {
  private var keysPage = KeysPage()
  private var keys: KeyMap

  /// The keys as they are.
  public init(_ keys: KeyMap) { self.keys = keys }

  var page: StartMenuPage { .keys(self) }
  var title: Phrase { .menuKeys }
  var hints: [Phrase] { keysPage.hints }
  var takesText: Bool { keysPage.isAwaiting }
  var room: KeyContext { .lists }

  mutating func answer(_ key: Key) -> [StartMenuStep] {
    let answer = keysPage.answer(key, &keys)
    return steps(answer)
  }

  mutating func answer(_ mouse: Mouse, in body: Rect) -> [StartMenuStep] {
    switch mouse.action {
    case .wheelUp: return keysPage.isAwaiting ? [] : answer(.up)
    case .wheelDown: return keysPage.isAwaiting ? [] : answer(.down)
    case .press:
      guard let line = KeysView.line(at: mouse.place, in: body, keysPage, isOwnScreen: true)
      else { return [] }
      let answer = keysPage.press(line, &keys)
      return steps(answer)
    default: return []
    }
  }

  private func steps(_ answer: KeysPage.Answer) -> [StartMenuStep] {
    switch answer {
    case .none: []
    case .changed: [.ask(.keepKeys(keys))]
    case .say(let phrase): [.say(phrase)]
    case .close: [.back]
    }
  }

  func draw(on pen: inout Pen, in body: Rect) {
    KeysView(page: keysPage, keys: keys, isOwnScreen: true).draw(on: &pen, in: body)
  }
}
