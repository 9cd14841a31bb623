import CellGrid
import MueRules
import MueTable
import MueWords

/// The start screen: the name of the game and what one can do, the chosen line marked.
public struct StartPage: FoyerContent {
  /// The game that *Continue* goes on with, if there is one.
  private var game: GameSummary?
  private let isFirst: Bool
  private var chosen: StartItem

  /// The start screen, with the game played last, if it can be played on.
  ///
  /// Whoever is here for the first time is offered a lesson.
  public init(game: GameSummary?, isFirst: Bool = false) {
    self.game = game
    self.isFirst = isFirst
    chosen = game == nil ? .newGame : .goOn
  }

  /// Shows which game *Continue* goes on with.
  mutating func show(_ game: GameSummary?) {
    self.game = game
    if game == nil, chosen == .goOn { chosen = .newGame }
  }

  var page: FoyerPage { .start(self) }
  var title: Phrase { .startTitle }
  var hints: [Phrase] { [.keysUpDown, .keyOpen, .keyLeave] }

  private var items: [StartItem] {
    StartItem.allCases.filter { $0 != .goOn || game != nil }
  }

  mutating func answer(_ key: Key) -> [FoyerStep] {
    switch key {
    case .up, .backTab: chosen = items.neighbour(of: chosen, by: -1)
    case .down, .tab: chosen = items.neighbour(of: chosen, by: 1)
    case .home: chosen = items[0]
    case .end: chosen = .quit
    case .enter, .character(" "): return chosen.steps
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
      if chosen == items[index] { return chosen.steps }
      chosen = items[index]
      return []
    default: return []
    }
  }

  func draw(on pen: inout Pen, in body: Rect) {
    let places = places(body)
    let width = min(body.width - 2, 44)
    let x = body.x + (body.width - width) / 2
    StartSign().draw(on: &pen, in: body, above: places.top)
    for (index, item) in items.enumerated() {
      let isChosen = item == chosen
      let line = (isChosen ? String(pen.glyphs.turn) : " ") + pen.text(item.name)
      pen.write(
        line + String(repeating: " ", count: max(0, width - line.columns)), x: x,
        y: places.top + index, isChosen ? .chosenLine : .plain, in: body)
    }
    if let story = game?.story(pen) ?? (isFirst ? .lessonOffer : nil) {
      let y = places.top + items.count + 1
      for (row, text) in pen.text(story).wrapped(to: width - 1).enumerated() {
        pen.write(text, x: x + 1, y: y + row, .quiet, in: body)
      }
    }
  }

  /// Where the lines stand: below the sign, with the line about the game behind them.
  private func places(_ body: Rect) -> ListPlaces {
    let rows = StartSign.height + items.count + (game == nil && !isFirst ? 0 : 3)
    let top = body.y + max(0, body.height - rows) / 2 + StartSign.height
    return ListPlaces(
      lines: items.count, chosen: 0,
      in: Rect(x: body.x, y: top, width: body.width, height: items.count))
  }
}
