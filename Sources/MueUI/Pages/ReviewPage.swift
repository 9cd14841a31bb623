import CellGrid
import MueData
import MueGame
import MueWords

/// The person's decisions in a hand: the costliest first, then all in order; if none cost anything,
/// only the best.
///
/// Better moves are hidden until the person has tried to find them or wants to see them.
struct ReviewPage: ColumnPage {
  /// The hand in the replay below; nil for the hand just played.
  var replayed: ReplayedHand?
  /// The review; nil before it has begun.
  var review: Review?
  var position = ScrollPosition()
  /// The decision to try again, by the index of its move; nil for the first.
  private var chosen: Int?
  /// The decisions whose better moves are shown, by the indices of their moves.
  private var shown: Set<Int> = []
  /// Whether all better moves are shown.
  private var areAllShown = false
  /// Whether the last input showed a better move, so that the next one may show all.
  private var hasJustShown = false

  init(
    replayed: ReplayedHand? = nil, review: Review? = nil,
    position: ScrollPosition = ScrollPosition()
  ) {
    self.replayed = replayed
    self.review = review
    self.position = position
  }

  func title(in context: PageContext) -> Phrase { KeyCommand.review.title }

  func hints(in context: PageContext) -> [Phrase] {
    let count = review?.chosen.count ?? 0
    let dearest: [Phrase] = count > 0 ? [.keysDearest(count: count)] : []
    let others: [Phrase] = questions.count > 1 ? [.keysOtherDecision] : []
    let rest = [.keysScroll] + dearest + [.keyReplay]
    if questions.isEmpty { return rest + [.keyBack] }
    return [.keyRetry, hasJustShown ? .keyAllAnswers : .keyAnswer] + others + [.keyBack] + rest
  }

  /// The decisions to try again.
  private var questions: [Review.Entry] {
    guard let review, !areAllShown else { return [] }
    return review.questions.filter { !shown.contains($0.moveIndex) }
  }

  /// The decision that Enter tries again.
  private var question: Review.Entry? {
    questions.first { $0.moveIndex == chosen } ?? questions.first
  }

  func turn(_ input: Input, _ context: PageContext) -> [PageStep]? {
    switch input {
    case .command(.replay): replayed == nil ? [.ask(.replay(at: nil))] : [.back]
    case .command(.review): [.back]
    case .command(.bestPlay): openBest(context)
    case .digit(let number): openDecision(number)
    default: nil
    }
  }

  mutating func answer(_ input: Input, in block: PageBlock, _ context: inout PageContext)
    -> [PageStep]
  {
    let mayShowAll = hasJustShown
    hasJustShown = false
    if let question {
      switch input {
      case .command(.confirm): return [.ask(.retry(question.moveIndex))]
      case .command(.toggle):
        shown.insert(question.moveIndex)
        areAllShown = mayShowAll
        hasJustShown = !mayShowAll
        return []
      case .command(.previous): return choose(-1, in: block, context)
      case .command(.next): return choose(1, in: block, context)
      default: break
      }
    }
    return answerTable(input, in: block, &context)
  }

  /// Chooses another decision to try again, and scrolls to it.
  private mutating func choose(_ step: Int, in block: PageBlock, _ context: PageContext)
    -> [PageStep]
  {
    let questions = questions
    let index = questions.firstIndex { $0.moveIndex == question?.moveIndex } ?? 0
    chosen = questions[(index + step + questions.count) % questions.count].moveIndex
    let rows = rows(block.pen, block.rect.column, context)
    let visible = block.rect.height
    let first = position.first(visible: visible, of: rows.count)
    if let row = rows.firstIndex(where: { $0.ink == .chosenLine }),
      !(first..<first + visible - 1).contains(row)
    {
      position = ScrollPosition(row: max(0, min(row - visible / 2, rows.count - visible)))
    }
    return []
  }

  /// Opens the page about best play in the hand, in place of the review.
  private func openBest(_ context: PageContext) -> [PageStep]? {
    let view = replayed.map { Replay($0).view } ?? context.table?.view
    guard let view else { return nil }
    let hasContract = replayed?.record.round.publicState.contract != nil || view.hasContract
    return [hasContract ? .replace(BestPage(view: view, hand: replayed)) : .refuse(.curveNone)]
  }

  /// Opens the replay at one of the costliest decisions, numbered from 1.
  private func openDecision(_ number: Int) -> [PageStep] {
    guard let review, review.chosen.indices.contains(number - 1) else {
      return [.refuse(.unknownKey)]
    }
    let move = review.chosen[number - 1].moveIndex
    return replayed == nil ? [.ask(.replay(at: move))] : [.back, .send(.move(move))]
  }

  mutating func take(_ event: PageEvent) {
    if case .review(let review) = event { self.review = review }
  }

  func rows(_ pen: Pen, _ block: Rect, _ context: PageContext) -> [Row] {
    let width = block.width
    guard let review else { return [Row(left: pen.text(.reviewBegins), ink: .quiet)] }
    // The total is known once all decisions have been reviewed.
    let progress = Phrase.reviewProgress(done: review.entries.count, all: review.count)
    let heading =
      review.isDone
      ? pen.lines(review.heading, width: width, .heading)
      : pen.lines(progress, width: width, .ask)
    let notes =
      review.isDone ? review.notes.flatMap { pen.lines($0, width: width, .plain) } : []
    return heading + notes + [.blank] + chosen(review, pen, width) + all(review, pen, width)
  }

  private func chosen(_ review: Review, _ pen: Pen, _ width: Int) -> [Row] {
    var number = 0
    return review.sections.flatMap { title, entries in
      let rows = entries.flatMap { entry in
        number += 1
        return pen.hanging("\(number). ", text(of: entry), width: width, ink(of: entry))
          + (isHidden(entry) ? [] : entry.comments).flatMap {
            pen.hanging("   ", $0, width: width, .quiet)
          }
      }
      return [Row(left: pen.text(title), ink: .heading, isRuled: true)] + rows + [.blank]
    }
  }

  /// Whether the better move of a decision is hidden.
  private func isHidden(_ entry: Review.Entry) -> Bool {
    entry.question != nil && entry.isFound == nil && !areAllShown
      && !shown.contains(entry.moveIndex)
  }

  private func text(of entry: Review.Entry) -> Phrase {
    isHidden(entry) ? entry.question ?? entry.what : entry.what
  }

  private func ink(of entry: Review.Entry) -> Ink {
    entry.moveIndex == question?.moveIndex ? .chosenLine : .plain
  }

  private func all(_ review: Review, _ pen: Pen, _ width: Int) -> [Row] {
    if review.entries.isEmpty || review.isDone && review.dearest.isEmpty { return [] }
    return [Row(left: pen.text(.reviewAll), ink: .heading, isRuled: true)]
      + review.entries.flatMap {
        barred($0, most: review.entries.map(\.cost).max() ?? 0, pen, width)
      }
  }

  /// A decision with a bar for its cost, scaled to the costliest; without bars if there is little
  /// room.
  private func barred(_ entry: Review.Entry, most: Double, _ pen: Pen, _ width: Int) -> [Row] {
    guard pen.look.hasBlocks, width >= 40 else {
      return pen.hanging("  ", text(of: entry), width: width, ink(of: entry), deeper: 2)
    }
    let room = width / 8
    let length = entry.cost > 0 ? max(1, Int((entry.cost / most * Double(room)).rounded())) : 0
    let bar = String(repeating: "▄", count: length)
    return pen.rows(text(of: entry), width: width - room - 1).enumerated().map { index, text in
      Row(
        left: (index == 0 ? bar : "").leftAligned(in: room + 1),
        parts: [Row.Part(text: text, ink: ink(of: entry))], ink: .loss)
    }
  }
}
