import CellGrid
import MueGame
import MueRules
import MueWords

/// The start screen: the name of the game and what one can do, the chosen line marked.
public struct StartPage: StartMenuContent {
  /// The game that *Continue* goes on with, if there is one.
  private var game: GameSummary?
  private let isFirst: Bool
  private var list: ItemList<StartItem>

  /// The start screen, with the game played last, if it can be played on.
  ///
  /// Whoever is here for the first time is offered a lesson.
  public init(game: GameSummary?, isFirst: Bool = false) {
    self.game = game
    self.isFirst = isFirst
    list = ItemList(items: Self.items(game), chosen: game == nil ? .newGame : .goOn)
  }

  /// Shows which game *Continue* goes on with.
  mutating func show(_ game: GameSummary?) {
    self.game = game
    list.items = Self.items(game)
    if game == nil, list.chosen == .goOn { list.chosen = .newGame }
  }

  var page: StartMenuPage { .start(self) }
  var title: Phrase { .startTitle }
  var hints: [Phrase] { [.keysUpDown, .keyOpen, .keyLeave] }

  private static func items(_ game: GameSummary?) -> [StartItem] {
    StartItem.allCases.filter { $0 != .goOn || game != nil }
  }

  mutating func answer(_ key: Key) -> [StartMenuStep] { list.answer(key) ?? [.say(.unknownKey)] }

  mutating func answer(_ mouse: Mouse, in body: Rect) -> [StartMenuStep] {
    list.answer(mouse, in: body, top: top(body))
  }

  func draw(on pen: inout Pen, in body: Rect) {
    let top = top(body)
    StartBanner().draw(on: &pen, in: body, above: top)
    let story = game?.story(pen) ?? (isFirst ? .lessonOffer : nil)
    list.draw(on: &pen, in: body, top: top, text: story)
  }

  /// Where the first line stands: below the sign, with the line about the game behind the list.
  private func top(_ body: Rect) -> Int {
    let rows = StartBanner.height + list.items.count + (game == nil && !isFirst ? 0 : 3)
    return body.y + max(0, body.height - rows) / 2 + StartBanner.height
  }
}
