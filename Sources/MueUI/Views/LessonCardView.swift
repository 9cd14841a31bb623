import CellGrid
import MueData
import MueWords

/// Draws a card to read: an instruction of a lesson, or the answer to a puzzle or a count.
///
/// It has rows of its own between the felt and the hand, so that it covers nothing that it speaks
/// of. A text that does not fit has pages.
struct LessonCardView {
  private let card: LessonCard

  /// The card that is open at the table; nil if none is.
  init?(_ state: ScreenState) {
    guard state.isLessonCardOpen, let card = state.card else { return nil }
    self.card = card
  }

  func draw(on pen: inout Pen, in rect: Rect) {
    let pages = pages(pen, in: rect)
    let index = min(card.page, pages.count - 1)
    let text = Rect(x: rect.x + 1, y: rect.y, width: rect.width - 2, height: rect.height)
    let number = pages.count > 1 ? "\(index + 1)/\(pages.count)" : ""
    pen.fill(rect, .plain)
    pen.headline(
      pen.text(card.heading), x: text.x, y: text.y, to: text.right - number.columns - 1, in: text)
    pen.write(number, endingAt: text.right, y: text.y, .quiet, in: text)
    pen.focus(on: Position(x: text.x, y: text.y))
    pen.write(pages[index], x: text.x, y: text.y + 1, .plain, in: text)
  }

  /// Whether a page follows the one that is shown.
  func hasNextPage(_ pen: Pen, in rect: Rect) -> Bool {
    card.page + 1 < pages(pen, in: rect).count
  }

  /// The lines of each page, below the heading.
  private func pages(_ pen: Pen, in rect: Rect) -> [[String]] {
    let width = min(rect.width - 2, Self.widest)
    let rows = max(1, rect.height - 1)
    var lines = card.paragraphs.flatMap { pen.rows($0, width: width) }
    if lines.count > rows { lines = pen.rows(card.paragraphs, width: width) }
    return stride(from: 0, to: max(1, lines.count), by: rows).map {
      Array(lines[$0..<min(lines.count, $0 + rows)])
    }
  }

  /// The widest lines that are comfortable to read.
  private static let widest = 80
}

extension Layout {
  /// The layout of the table with room for the card that is open, if one is.
  func table(of state: ScreenState) -> Layout {
    guard state.isLessonCardOpen, let card = state.card else { return self }
    guard case .over = state.view.observation.publicState.phase, !state.isTrickHeld else {
      return withCard(keepsContract: card.isAboutContract)
    }
    var layout = self
    // The card takes the rows of hand and status line, those of the hand from the result; a low
    // window has none to spare.
    layout.card = Rect(x: hand.x, y: hand.y, width: hand.width, height: keys.y - hand.y)
    if !isLow {
      layout.status = Rect(x: status.x, y: hand.y, width: status.width, height: 0)
    }
    return layout
  }

  /// The layout with a card to read between the felt and the hand.
  ///
  /// It takes the rows of the status line, of the arrow above the hand, and of the lines at the foot
  /// of the felt. The line about the contract stays if the card speaks of it.
  private func withCard(keepsContract: Bool) -> Layout {
    var layout = self
    let foot = isLow ? contract.y : own.y
    if !isLow {
      layout.own = Rect(x: own.x, y: foot, width: own.width, height: 0)
      layout.trick = layout.own
    }
    layout.contract = Rect(
      x: contract.x, y: foot, width: contract.width, height: keepsContract ? contract.height : 0)
    let bottom = layout.contract.bottom + (isLow ? 0 : 1)
    layout.felt = Rect(x: felt.x, y: felt.y, width: felt.width, height: bottom - felt.y)
    layout.inner = Rect(
      x: inner.x, y: inner.y, width: inner.width, height: layout.contract.bottom - inner.y)
    // A few of the blank rows in a high window give room for a longer text.
    let end = min(keys.y, status.bottom + 3)
    layout.status = Rect(x: status.x, y: end, width: status.width, height: 0)
    layout.hand = Rect(x: hand.x, y: end - hand.height, width: hand.width, height: hand.height)
    layout.card = Rect(
      x: felt.x, y: bottom, width: felt.width, height: layout.hand.y + 1 - bottom)
    return layout
  }
}
