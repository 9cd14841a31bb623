import CellGrid
import MueData
import MueWords

/// The person's decisions in a hand: the costliest first, then all in order; if none cost anything,
/// only the best.
struct ReviewPage: ColumnPage {
  /// Whether the review is of the hand open in the replay below; otherwise it is of the hand just
  /// played.
  var isOverReplay = false
  /// The review; nil before it has begun.
  var review: Review?
  var position = ScrollPosition()

  func title(in context: PageContext) -> Phrase { KeyCommand.review.title }

  func hints(in context: PageContext) -> [Phrase] {
    let count = review?.chosen.count ?? 0
    let dearest: [Phrase] = count > 0 ? [.keysDearest(count: count)] : []
    return [.keysScroll] + dearest + [.keyReplay, .keyBack]
  }

  func turn(_ input: Input, _ context: PageContext) -> [PageStep]? {
    switch input {
    case .command(.replay): isOverReplay ? [.back] : [.ask(.replay(at: nil))]
    case .command(.review): [.back]
    case .command(.bestPlay) where !isOverReplay && context.table?.view.hasContract == true:
      context.table.map { [.replace(BestPage(view: $0.view))] }
    case .digit(let number): openDecision(number)
    default: nil
    }
  }

  /// Opens the replay at one of the costliest decisions, numbered from 1.
  private func openDecision(_ number: Int) -> [PageStep] {
    guard let review, review.chosen.indices.contains(number - 1) else {
      return [.refuse(.unknownKey)]
    }
    let move = review.chosen[number - 1].moveIndex
    return isOverReplay ? [.back, .send(.move(move))] : [.ask(.replay(at: move))]
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
    return heading + [.blank] + chosen(review, pen, width) + all(review, pen, width)
  }

  private func chosen(_ review: Review, _ pen: Pen, _ width: Int) -> [Row] {
    if review.chosen.isEmpty { return [] }
    let title: Phrase = review.dearest.isEmpty ? .reviewBestMove : .reviewDearest
    let entries = review.chosen.enumerated().flatMap { index, entry in
      hanging("\(index + 1). ", entry.what, pen, width, .plain)
        + entry.why.flatMap { hanging("   ", $0, pen, width, .quiet) }
    }
    return [Row(left: pen.text(title), ink: .heading, isRuled: true)] + entries + [.blank]
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
      return hanging("  ", entry.what, pen, width, .plain, deeper: 2)
    }
    let room = width / 8
    let length = entry.cost > 0 ? max(1, Int((entry.cost / most * Double(room)).rounded())) : 0
    let bar = String(repeating: "▄", count: length)
    return pen.rows(entry.what, width: width - room - 1).enumerated().map { index, text in
      Row(
        left: (index == 0 ? bar : "").leftAligned(in: room + 1),
        parts: [Row.Part(text: text, ink: .plain)], ink: .loss)
    }
  }

  /// A phrase after a mark; further rows are aligned with its first word, or indented more.
  private func hanging(
    _ mark: String, _ phrase: Phrase, _ pen: Pen, _ width: Int, _ ink: Ink, deeper: Int = 0
  ) -> [Row] {
    let indent = String(repeating: " ", count: mark.columns + deeper)
    return pen.rows(phrase, width: width - indent.columns).enumerated().map { index, text in
      Row(left: (index == 0 ? mark : indent) + text, ink: ink)
    }
  }
}
