import CellGrid
import MueGame
import MueWords

/// What the person's decisions cost, in all games or in one kind, with a scroll position.
public struct CoachPage: Page {
  /// The report; nil while it is being read.
  private var report: CoachReport?
  private var figures: CoachFigures?
  /// The kind of game by its place in the report, from 1; 0 for all games.
  private var kind = 0
  private var position = ScrollPosition()

  /// The page before the report has been read.
  public init() {}

  mutating func take(_ event: PageEvent) {
    guard case .coach(let report) = event else { return }
    self.report = report
    kind = min(kind, report.kinds.count)
    count()
  }

  func title(in context: PageContext) -> Phrase { .coachTitle }
  func hints(in context: PageContext) -> [Phrase] {
    let kinds: [Phrase] = (report?.kinds.count ?? 0) > 1 ? [.keysKinds] : []
    let cases: [Phrase] = figures?.leaks.isEmpty == false ? [.keysCases] : []
    return [.keysScroll] + kinds + cases + [.keyBack, .keyLeave]
  }

  mutating func answer(_ input: Input, _ context: inout PageContext) -> [PageStep] {
    switch input {
    case .command(.previous), .key(.backTab): turn(by: -1)
    case .command(.next), .command(.turnPage): turn(by: 1)
    case .command(.menu), .command(.confirm): return [.back]
    case .digit(let number):
      guard let leaks = figures?.leaks, leaks.indices.contains(number - 1) else {
        return [.refuse(.unknownKey)]
      }
      return [.ask(.replayCases(leaks[number - 1].cases))]
    default: return position.move(input) ? [] : [.refuse(.unknownKey)]
    }
    return []
  }

  private mutating func turn(by step: Int) {
    guard let report else { return }
    kind = Array(0...report.kinds.count).neighbour(of: kind, by: step)
    position = ScrollPosition()
    count()
  }

  private mutating func count() {
    figures = report.map { $0.figures(of: kind == 0 ? nil : $0.kinds[kind - 1]) }
  }

  mutating func fit(_ body: Rect, _ pen: Pen, _ context: PageContext) {
    let block = Self.block(body)
    position.limit(to: rows(pen, block).count, visible: block.height)
  }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let block = Self.block(body)
    let name = report.flatMap { kind == 0 ? nil : $0.kinds[kind - 1].phrase } ?? .spanAll
    let head = pen.look.shown("‹ \(pen.text(name)) ›")
    pen.write(head, centredIn: body, y: body.y, .chosenLine)
    rows(pen, block).drawScrolled(to: position.row, on: &pen, in: block)
  }

  private func rows(_ pen: Pen, _ block: Rect) -> [Row] {
    guard let report, let figures else {
      return [Row(left: pen.text(.resultsCounting), ink: .quiet)]
    }
    return CoachRows(report: report, figures: figures, pen: pen, width: block.width).rows
  }

  /// A column that is comfortable to read, below the kind of game.
  private static func block(_ body: Rect) -> Rect {
    Rect(x: body.x, y: body.y + 2, width: body.width, height: body.height - 2).column
  }
}
