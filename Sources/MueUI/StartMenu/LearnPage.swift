import CellGrid
import MueWords

/// What there is to learn the game by: a first hand, and texts.
public struct LearnPage: StartMenuContent {
  private var list = ItemList(items: LearnItem.allCases, chosen: .lesson)

  /// The page with the first hand chosen.
  public init() {}

  var page: StartMenuPage { .learn(self) }
  var title: Phrase { .learnTitle }
  var hints: [Phrase] { [.keysUpDown, .keyOpen, .keyBack, .keyLeave] }

  mutating func answer(_ key: Key) -> [StartMenuStep] {
    if let steps = list.answer(key) { return steps }
    return key == .escape || key == .backspace ? [.back] : [.say(.unknownKey)]
  }

  mutating func answer(_ mouse: Mouse, in body: Rect) -> [StartMenuStep] {
    list.answer(mouse, in: body, top: top(body))
  }

  func draw(on pen: inout Pen, in body: Rect) {
    list.draw(on: &pen, in: body, top: top(body), text: list.chosen.purpose)
  }

  /// Where the first line stands, with room below the list for what the chosen one is good for.
  private func top(_ body: Rect) -> Int {
    body.y + max(0, body.height - list.items.count - 4) / 2
  }
}
