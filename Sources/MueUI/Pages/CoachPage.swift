import CellGrid
import MueGame
import MueRules
import MueWords

/// The cost of the person's decisions, in all games or in one kind, with a scroll position.
public struct CoachPage: Page {
  /// The report; nil while it is being read.
  private var report: CoachReport?
  private var figures: CoachFigures?
  /// The kind of game by its position in the report, from 1; 0 for all games.
  private var kind = 0
  private var position = ScrollPosition()

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

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    switch input {
    case .command(.previous), .key(.backTab): return turn(by: -1)
    case .command(.next), .command(.turnPage): return turn(by: 1)
    case .command(.menu), .command(.confirm): return [.back]
    case .digit(let number):
      guard let leaks = figures?.leaks, leaks.indices.contains(number - 1) else {
        return [.refuse(.unknownKey)]
      }
      return [.ask(.replayCases(leaks[number - 1].cases))]
    default:
      let text = Self.block(block.rect)
      let moved = position.moved(
        by: input, visible: text.height, of: rows(block.pen, text).count)
      guard let moved else { return [.refuse(.unknownKey)] }
      position = moved
      return []
    }
  }

  private mutating func turn(by step: Int) -> [PageStep] {
    guard let report, !report.kinds.isEmpty else { return [.refuse(.unknownKey)] }
    kind = Array(0...report.kinds.count).neighbour(of: kind, by: step)
    position = ScrollPosition()
    count()
    return []
  }

  private mutating func count() {
    figures = report.map { $0.figures(of: kind == 0 ? nil : $0.kinds[kind - 1]) }
  }

  func draw(on pen: inout Pen, in body: Rect, _ context: PageContext) {
    let block = Self.block(body)
    let name = report.flatMap { kind == 0 ? nil : $0.kinds[kind - 1].phrase } ?? .spanAll
    let head = pen.look.shown("‹ \(pen.text(name)) ›")
    pen.write(head, centredIn: body, y: body.y, .chosenLine)
    rows(pen, block).drawScrolled(to: position, on: &pen, in: block)
  }

  private func rows(_ pen: Pen, _ block: Rect) -> [Row] {
    guard let report, let figures else {
      return [Row(left: pen.text(.resultsCounting), ink: .quiet)]
    }
    return CoachRows(report: report, figures: figures, pen: pen, width: block.widthBesideMarks).rows
  }

  /// A column of comfortable width, below the kind of game.
  private static func block(_ body: Rect) -> Rect {
    Rect(x: body.x, y: body.y + 2, width: body.width, height: body.height - 2).column
  }
}

/// The cost of the person's decisions as rows, for the coach's page and for `mue coach`.
struct CoachRows: FiguresRows {
  let report: CoachReport
  let figures: CoachFigures
  let pen: Pen
  let width: Int

  /// With fewer hands than this, a sentence warns that they mean little.
  private static let fewHands = 100
  /// With fewer hands than this, nothing is said about playing strength.
  private static let leastHands = 10

  var rows: [Row] {
    let parts =
      figures.all.hands + figures.helped.hands == 0
      ? [wrapped(.coachNothing)] : [strength, leaks, losses, kinds, parts, seats]
    return Array((parts.filter { !$0.isEmpty } + [waiting]).joined(separator: [Row.blank]))
  }

  private var leaks: [Row] {
    guard figures.all.hands > 0 else { return [] }
    let heading = [heading(.coachLeaks)]
    if figures.leaks.isEmpty { return heading + wrapped(.coachNoLeaks) }
    return heading + figures.leaks.indices.flatMap(rows)
  }

  private func rows(of index: Int) -> [Row] {
    let mark = "\(index + 1). "
    let indent = String(repeating: " ", count: mark.count)
    return pen.rows(figures.leaks[index].phrase, width: width - mark.count - 1).enumerated()
      .map { row, text in
        Row(left: " " + (row == 0 ? mark : indent) + text)
      }
  }

  private var strength: [Row] {
    guard let strength = figures.strength else { return [] }
    let hands = strength.hands
    return [heading(.coachStrength)]
      + (hands < Self.leastHands ? [] : wrapped(strength.phrase, .plain))
      + (hands < Self.fewHands ? wrapped(.coachFewHands(hands: hands)) : [])
  }

  private var losses: [Row] {
    let heading = heading(.coachLost, [.headCount, .coachHeadLoss, .coachHeadMargin])
    guard figures.all.hands > 0 else {
      return [heading] + helped + [.blank] + wrapped(.coachOnlyHelped)
    }
    let span = CoachFigures.span
    return [heading, line(pen.text(.allHands), figures.all)]
      + (figures.before.hands == 0
        ? []
        : [
          line(pen.text(.coachRecent(hands: span)), figures.recent),
          line(pen.text(.coachBefore(hands: figures.before.hands)), figures.before),
        ]) + helped + chart(.coachCourse(hands: CoachFigures.block), figures.course)
  }

  private var helped: [Row] {
    figures.helped.hands == 0 ? [] : [line(pen.text(.coachHelped), figures.helped)]
  }

  private var kinds: [Row] { table(.coachKinds, figures.kinds, \.phrase) }

  private var parts: [Row] { table(.coachParts, figures.parts) { .name(of: $0) } }

  private func table<Key: CaseIterable>(
    _ title: Phrase, _ losses: [Key: Loss], _ name: (Key) -> Phrase
  ) -> [Row] {
    let lines = Key.allCases.compactMap { key in
      losses[key].map { (line(pen.text(name(key)), $0), $0.cost) }
    }
    return lines.isEmpty ? [] : [heading(title)] + barred(lines)
  }

  private var seats: [Row] {
    guard figures.seats.count > 1 else { return [] }
    return [heading(.coachSeats)]
      + PlayerCount.allCases.compactMap { seats in
        figures.seats[seats].map { line(String(seats.number), $0) }
      }
  }

  private var waiting: [Row] {
    report.waiting == 0 ? [] : wrapped(.coachWaiting(hands: report.waiting))
  }

  /// A row about a loss: the hands, the mean, and its interval.
  private func line(_ name: String, _ loss: Loss) -> Row {
    line(
      name,
      [
        String(loss.hands), loss.mean.map { pen.text($0.inTenths) } ?? "",
        loss.margin.map { pen.text($0.inTenths) } ?? "",
      ])
  }
}

extension DecisionKind {
  /// The name of the row about this kind of decision.
  var phrase: Phrase {
    switch self {
    case .bid: .coachBids
    case .trump: .coachTrumps
    case .partner: .coachPartners
    case .lead: .coachLeads
    case .follow: .coachFollows
    case .discard: .coachDiscards
    }
  }
}

extension Loss {
  /// The mean loss per hand in tenths of a point, as a negative number; nil without hands.
  fileprivate var cost: Int? { mean.map { -Int(($0 * 10).rounded()) } }
}
