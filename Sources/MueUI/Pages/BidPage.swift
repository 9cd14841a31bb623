import CellGrid
import MueGame
import MueRules
import MueWords

/// What the cards that a seat has laid say about its hand, as everybody sees it or as the person's
/// seat does; the arrows go round the table.
struct BidPage: ColumnPage {
  /// The position of a replay; nil for the table below the page.
  var replayed: GameObservation?
  private(set) var seat: Seat
  /// Whether the person's own cards are taken into account.
  private(set) var isFromOwnSeat = false
  /// The answers to the questions asked so far in this position.
  private var answers: [BidAnswer] = []
  var position = ScrollPosition()

  init(about seat: Seat, replayed: GameObservation? = nil) {
    self.seat = seat
    self.replayed = replayed
  }

  /// What the page asks about a game.
  func question(in view: GameObservation) -> BidQuestion {
    BidQuestion(about: seat, in: replayed ?? view, fromOwnSeat: isFromOwnSeat)
  }

  /// Whether nothing has been answered yet.
  var isUnanswered: Bool { answers.isEmpty }

  func title(in context: PageContext) -> Phrase { KeyCommand.bids.title }

  func hints(in context: PageContext) -> [Phrase] {
    let views: [Phrase] = hasOwnView(context) ? [isFromOwnSeat ? .keyPublicView : .keyOwnView] : []
    return [.keysSeats] + views + [.keyBack, .keysScroll]
  }

  func turn(_ input: Input, _ context: PageContext) -> [PageStep]? {
    var page = self
    switch input {
    case .command(.bids): return [.back]
    case .command(.previous): page.goRound(by: -1, context)
    case .command(.next): page.goRound(by: 1, context)
    case .command(.turnPage) where hasOwnView(context): page.isFromOwnSeat.toggle()
    case .command(.turnPage): return [.refuse(.unknownKey)]
    default: return nil
    }
    page.position = ScrollPosition()
    return [.replace(page)]
  }

  mutating func take(_ event: PageEvent) {
    guard case .bids(let answer) = event else { return }
    let state = answer.question.observation.publicState
    answers.removeAll {
      $0.question == answer.question || $0.question.observation.publicState != state
    }
    answers.append(answer)
  }

  private func view(_ context: PageContext) -> GameObservation? { replayed ?? context.table?.view }

  private func hasOwnView(_ context: PageContext) -> Bool {
    view(context).map { BidQuestion.hasOwnView(of: seat, in: $0) } ?? false
  }

  private mutating func goRound(by step: Int, _ context: PageContext) {
    guard let seats = view(context)?.rules.players.seats else { return }
    seat = seats.neighbour(of: seat, by: step)
  }
}

extension BidPage {
  /// The most columns for a label: a longer name is truncated, so that every line fits.
  private static let mostLabelColumns = 11

  func rows(_ pen: Pen, _ block: Rect, _ context: PageContext) -> [Row] {
    guard let view = view(context) else { return [] }
    let width = block.width
    let role = RoleSign(of: seat, in: view.observation.publicState).map { pen.text($0.word) }
    let name = pen.youOrName(seat, in: view)
    let heading = Row(
      left: name, columns: role.map { [Row.Column(text: $0, fromRight: 0)] } ?? [], ink: .heading,
      isRuled: true)
    let seen: Phrase =
      isFromOwnSeat && hasOwnView(context) ? .bidsOwn : .bidsPublic(name: Narration(view).who(seat))
    let rows = [heading] + pen.lines(seen, width: width, .quiet)
    let question = question(in: view)
    guard let answer = answers.first(where: { $0.question == question }) else {
      return rows + [.blank] + pen.lines(.bidsWorking, width: width, .ask)
    }
    let sentences = BidSentences(answer.reading, in: view)
    let summary = pen.rows(sentences.summary, width: width).map { Row(left: $0) }
    let worlds = answer.reading.worlds
    let progress: Phrase =
      answer.isDone ? .bidsDone(worlds: worlds) : .bidsProgress(worlds: worlds)
    let foot = pen.lines(progress, width: width, .quiet)
    let parts = sentences.parts.map { self.rows($0, labels(sentences, pen), pen, width) }
    let whole = [rows + summary] + parts + [foot]
    let spaced = Array(whole.joined(separator: [Row.blank]))
    return spaced.count <= block.height ? spaced : Array(whole.joined())
  }

  /// The columns for the labels of all lines.
  private func labels(_ sentences: BidSentences, _ pen: Pen) -> Int {
    let columns = sentences.parts.flatMap(\.lines).map { pen.text($0.label).columns }
    return min(Self.mostLabelColumns, columns.max() ?? 0)
  }

  private func rows(
    _ part: BidSentences.Part, _ labels: Int, _ pen: Pen, _ width: Int
  ) -> [Row] {
    let heading = Row(left: pen.text(part.heading), ink: .heading, isRuled: true)
    return [heading] + part.lines.flatMap { rows($0, labels, pen, width) }
  }

  /// A line with its bar, and below it what is known of the cards; what the last bid changed has a
  /// mark.
  private func rows(
    _ line: BidSentences.Line, _ labels: Int, _ pen: Pen, _ width: Int
  ) -> [Row] {
    let label = pen.text(line.label).fitted(to: labels, ellipsis: pen.glyphs.ellipsis)
      .leftAligned(in: labels)
    let indent = String(repeating: " ", count: labels + 1)
    let notes = line.notes.enumerated().flatMap { index, note in
      pen.rows(note, width: width - indent.columns).enumerated().map { row, text in
        Row(left: indent + (row == 0 ? "" : "  ") + text, ink: index == 0 ? .quiet : .ask)
      }
    }
    guard let tenths = line.tenths, let cases = line.cases else {
      return [Row(left: label)] + notes
    }
    let mark =
      line.before.map { tenths > $0 ? pen.glyphs.above : pen.glyphs.below }.map(String.init) ?? " "
    let bar = bar(tenths, pen)
    let text = " \(mark) \(pen.text(cases))"
    let parts = [Row.Part(text: label + " ", ink: .plain)] + bar + [.init(text: text, ink: .plain)]
    return [Row(parts: parts)] + notes
  }

  /// A bar with a column for each case of ten.
  private func bar(_ tenths: Int, _ pen: Pen) -> [Row.Part] {
    if pen.look.hasBlocks { return HandPanel.bar(tenths, of: 10, width: 10).parts }
    let (square, rest) = pen.glyphs.square
    let text =
      String(repeating: square, count: tenths) + String(repeating: rest, count: 10 - tenths)
    return [Row.Part(text: text, ink: .plain)]
  }
}
