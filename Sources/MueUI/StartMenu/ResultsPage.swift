import CellGrid
import MueGame
import MueWords

/// The best results and the figures for a time span, with a scroll position.
struct ResultsPage: Page {
  /// The results; nil while they are being read.
  private var results: Results?
  private var achievements = FoundAchievements()
  private var span = Span.all
  private var position = ScrollPosition()

  mutating func take(_ event: PageEvent) {
    switch event {
    case .results(let results): self.results = results
    case .achievements(let found): achievements = found
    default: break
    }
  }

  func title(in context: PageContext) -> Phrase { .resultsTitle }
  func hints(in context: PageContext) -> [Phrase] { [.keysScroll, .keysSpan, .keyBack, .keyLeave] }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    switch input {
    case .command(.previous), .key(.backTab): turn(by: -1)
    case .command(.next), .command(.turnPage): turn(by: 1)
    case .command(.menu), .command(.confirm): return [.back]
    default:
      let text = Self.block(block.rect)
      let moved = position.moved(
        by: input, visible: text.height, of: rows(block.pen, text).count)
      guard let moved else { return [.refuse(.unknownKey)] }
      position = moved
      return []
    }
    return []
  }

  private mutating func turn(by step: Int) {
    span = Span.allCases.neighbour(of: span, by: step)
  }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let block = Self.block(body)
    let head = pen.look.shown("‹ \(pen.text(span.name)) ›")
    pen.write(head, centredIn: body, y: body.y, .chosenLine)
    rows(pen, block).drawScrolled(to: position, on: &pen, in: block)
  }

  private func rows(_ pen: Pen, _ block: Rect) -> [Row] {
    guard let results else { return [Row(left: pen.text(.resultsCounting), ink: .quiet)] }
    return ResultsRows(
      results: results, achievements: achievements, span: span, pen: pen,
      width: block.widthBesideMarks
    ).rows
  }

  /// A column of comfortable width, below the time span.
  private static func block(_ body: Rect) -> Rect {
    Rect(x: body.x, y: body.y + 2, width: body.width, height: body.height - 2).column
  }
}

extension Span {
  var name: Phrase {
    switch self {
    case .all: .spanAll
    case .year: .spanYear
    case .month: .spanMonth
    case .days: .spanDays(days: Self.dayCount)
    case .games: .spanGames(games: Self.gameCount)
    }
  }
}
