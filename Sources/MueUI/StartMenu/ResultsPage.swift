import CellGrid
import MueGame
import MueWords

/// The best results and the figures of a time span, with a scroll position.
public struct ResultsPage: StartMenuPage {
  /// The results; nil while they are being read.
  private var results: Results?
  private var span = Span.all
  private var row = 0

  /// The page before the results have been read.
  public init() {}

  mutating func take(_ event: StartMenuEvent) {
    if case .results(let results) = event { self.results = results }
  }

  var title: Phrase { .resultsTitle }
  var hints: [Phrase] { [.keysScroll, .keysSpan, .keyBack, .keyLeave] }

  mutating func answer(_ input: Input) -> [StartMenuStep] {
    switch input {
    case .command(.up): row -= 1
    case .command(.down): row += 1
    case .command(.pageUp): row -= 10
    case .command(.pageDown), .command(.toggle): row += 10
    case .command(.first): row = 0
    case .command(.last): row = .max / 2
    case .command(.previous), .key(.backTab): turn(by: -1)
    case .command(.next), .command(.turnPage): turn(by: 1)
    case .command(.menu), .command(.confirm): return [.back]
    default: return [.say(.unknownKey)]
    }
    row = max(0, row)
    return []
  }

  private mutating func turn(by step: Int) {
    span = Span.allCases.neighbour(of: span, by: step)
  }

  mutating func fit(_ body: Rect, _ pen: Pen) {
    let block = Self.block(body)
    row = min(row, max(0, rows(pen, block).count - block.height))
  }

  func draw(on pen: inout Pen, in body: Rect) {
    let block = Self.block(body)
    let head = pen.look.shown("‹ \(pen.text(span.name)) ›")
    pen.write(head, centredIn: body, y: body.y, .chosenLine)
    rows(pen, block).drawScrolled(to: row, on: &pen, in: block)
  }

  private func rows(_ pen: Pen, _ block: Rect) -> [Row] {
    guard let results else { return [Row(left: pen.text(.resultsCounting), ink: .quiet)] }
    return ResultsRows(results: results, span: span, pen: pen, width: block.width).rows
  }

  /// A column that is comfortable to read, below the span.
  private static func block(_ body: Rect) -> Rect {
    Rect(x: body.x, y: body.y + 2, width: body.width, height: body.height - 2).column
  }
}

extension Span {
  /// The name of the span.
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
