import CellGrid
import MueGame
import MueRules
import MueWords

/// The start page: the name of the game and a menu.
public struct StartPage: Page {
  /// The game that *Continue* resumes, if there is one.
  private var game: GameSummary?
  private let isFirst: Bool
  private var isInRoom = false
  private var isUsed = false
  /// The number of puzzles waiting today; 0 until it is known.
  private var waiting = 0
  private var list: ItemList<StartItem>

  /// The start page, with the last game if it can be resumed.
  ///
  /// For a new player, learning is chosen.
  public init(game: GameSummary?, isFirst: Bool = false) {
    self.game = game
    self.isFirst = isFirst
    list = ItemList(
      Self.items(game, isInRoom: false),
      chosen: game != nil ? .goOn : isFirst ? .learn : .newGame)
  }

  mutating func take(_ event: PageEvent) {
    switch event {
    case .running(let game):
      var chosen = list.chosen
      if self.game == nil, game != nil, !isUsed { chosen = .goOn }
      if game == nil, chosen == .goOn { chosen = .newGame }
      self.game = game
      list = ItemList(Self.items(game, isInRoom: isInRoom), chosen: chosen)
    case .puzzles(let waiting): self.waiting = waiting
    default: break
    }
  }

  var chooser: Chooser? { list.chooser }
  func title(in context: PageContext) -> Phrase { .startTitle }
  func hints(in context: PageContext) -> [Phrase] {
    [.keysUpDown, .keyOpen, isInRoom ? .keyBack : .keyLeave]
  }

  private static func items(_ game: GameSummary?, isInRoom: Bool) -> [StartItem] {
    StartItem.allCases.filter { item in
      switch item {
      case .goOn: game != nil
      case .join, .quit: !isInRoom
      case .hall: isInRoom
      default: true
      }
    }
  }

  mutating func open(in context: PageContext) {
    isInRoom = context.choices.isInRoom
    list = ItemList(Self.items(game, isInRoom: isInRoom), chosen: list.chosen)
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    isUsed = true
    if let steps = list.answer(input, top: top(block.rect)) { return steps }
    return isInRoom && input == .command(.menu) ? [.back] : [.refuse(.unknownKey)]
  }

  func textColumn(in body: Rect) -> Int { ItemList<StartItem>.textColumn(in: body) }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let top = top(body)
    banner(body)?.draw(on: &pen, in: body, above: top)
    list.draw(
      on: &pen, in: body, top: top, text: purpose(pen),
      names: waiting == 0 ? [:] : [.practice: .practiceWaiting(puzzles: waiting)])
  }

  private func purpose(_ pen: Pen) -> Phrase? {
    switch list.chosen {
    case .goOn: game?.story(pen)
    case .learn where isFirst: .lessonOffer
    default: list.chosen.line.purpose
    }
  }

  /// The row of the first line; the banner is above the list, the purpose of the chosen line below
  /// it.
  private func top(_ body: Rect) -> Int {
    let height = banner(body)?.height ?? 0
    return body.y + max(0, body.height - height - rows) / 2 + height
  }

  /// The number of rows for the list and the purpose of its chosen line.
  private var rows: Int { list.items.count + 3 }

  /// The banner; nil in the lowest windows, which have no room for it.
  private func banner(_ body: Rect) -> StartBanner? {
    let fitting = [CardSize.large, .medium, .small].first { size in
      size.height + 1 + rows + (size == .large ? 6 : 0) <= body.height
        && StartBanner(cards: size).width <= body.width
    }
    return fitting.map(StartBanner.init)
  }
}

/// The banner: a seven of each suit, all of them trumps, and the name of the game in large letters.
struct StartBanner {
  let cards: CardSize

  /// The number of rows, including the blank one below.
  var height: Int { cards.height + 1 }

  var width: Int { cards.width * Suit.allCases.count + 4 + Self.letters[0].columns }

  private static let letters = ["█▄ ▄█  ▀ ▀", "█ ▀ █  █ █", "▀   ▀  ▀▀▀"]

  func draw(on pen: inout Pen, in body: Rect, above bottom: Int) {
    let name = pen.glyphs.unicode ? Self.letters : ["", "M u", ""]
    var x = body.x + (body.width - width) / 2
    let y = bottom - height
    for (index, suit) in Suit.allCases.enumerated() {
      guard let rank = Rank(7) else { continue }
      let face = CardFace(
        card: Card(suit, rank), size: cards, ground: .plain, isTrump: true, isCovering: index > 0)
      pen.draw(face.picture(pen, width: cards.width), x: x, y: y, in: body)
      x += cards.width
    }
    for (row, line) in name.enumerated() {
      pen.write(line, x: x + 4, y: y + cards.height / 2 - 1 + row, .heading, in: body)
    }
  }
}

enum StartItem: CaseIterable, ListItem {
  case goOn
  case newGame
  case join
  case day
  case practice
  case games
  case results
  case coach
  case learn
  case settings
  case quit
  case hall

  /// Below the list, the game to resume shows its score.
  var line: ListItemLine {
    switch self {
    case .goOn: ListItemLine(.startGoOn, nil, .ask(.resume))
    case .newGame: ListItemLine(.startNewGame, .aboutNewGame, .ask(.planGame))
    case .join: ListItemLine(.joinTitle, .aboutJoin, .open(JoinPage()), .ask(.lookForTables))
    case .day: ListItemLine(.dayItem, .aboutDay, .open(DaysPage()), .ask(.readDays))
    case .practice: ListItemLine(.practiceItem, .aboutPractice, .open(PracticePage()))
    case .games: ListItemLine(.startGames, .aboutGames, .open(ShelfPage()), .ask(.readShelf))
    case .results:
      ListItemLine(.resultsTitle, .aboutResults, .open(ResultsPage()), .ask(.readResults))
    case .coach: ListItemLine(.coachTitle, .aboutCoachPage, .open(CoachPage()), .ask(.readReviews))
    case .learn: ListItemLine(.learnTitle, .aboutLearn, .ask(.learn))
    case .settings: ListItemLine(.menuSettings, .aboutSettings, .open(SettingsPage()))
    case .quit: ListItemLine(.startQuit, .aboutQuit, .ask(.leave))
    case .hall: ListItemLine(.hallBack, nil, .back)
    }
  }
}
