import CellGrid
import MueWords

/// What there is to learn the game by: a first hand, and texts.
public struct LearnPage: FoyerContent {
  private var chosen = LearnItem.lesson

  /// The page with the first hand chosen.
  public init() {}

  var page: FoyerPage { .learn(self) }
  var title: Phrase { .learnTitle }
  var hints: [Phrase] { [.keysUpDown, .keyOpen, .keyBack, .keyLeave] }

  mutating func answer(_ key: Key) -> [FoyerStep] {
    let items = LearnItem.allCases
    switch key {
    case .up, .backTab: chosen = items.neighbour(of: chosen, by: -1)
    case .down, .tab: chosen = items.neighbour(of: chosen, by: 1)
    case .home: chosen = items[0]
    case .end: chosen = items[items.count - 1]
    case .enter, .character(" "): return chosen.steps
    case .escape, .backspace: return [.back]
    default: return [.say(.unknownKey)]
    }
    return []
  }

  mutating func answer(_ mouse: Mouse, in body: Rect) -> [FoyerStep] {
    switch mouse.action {
    case .wheelUp: return answer(.up)
    case .wheelDown: return answer(.down)
    case .press:
      guard let index = places(body).line(atRow: mouse.place.y) else { return [] }
      if chosen == LearnItem.allCases[index] { return chosen.steps }
      chosen = LearnItem.allCases[index]
      return []
    default: return []
    }
  }

  func draw(on pen: inout Pen, in body: Rect) {
    let places = places(body)
    let width = min(body.width - 2, 44)
    let x = body.x + (body.width - width) / 2
    for (index, item) in LearnItem.allCases.enumerated() {
      let isChosen = item == chosen
      let line = (isChosen ? String(pen.glyphs.turn) : " ") + pen.text(item.name)
      pen.write(
        line + String(repeating: " ", count: max(0, width - line.columns)), x: x,
        y: places.top + index, isChosen ? .chosenLine : .plain, in: body)
    }
    let y = places.top + LearnItem.allCases.count + 1
    for (row, text) in pen.text(chosen.purpose).wrapped(to: width - 1).enumerated() {
      pen.write(text, x: x + 1, y: y + row, .quiet, in: body)
    }
  }

  /// Where the lines stand, with room below them for what the chosen one is good for.
  private func places(_ body: Rect) -> ListPlaces {
    let count = LearnItem.allCases.count
    let top = body.y + max(0, body.height - count - 4) / 2
    return ListPlaces(
      lines: count, chosen: 0, in: Rect(x: body.x, y: top, width: body.width, height: count))
  }
}
