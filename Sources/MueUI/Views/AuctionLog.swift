import CellGrid
import MueData
import MueGame
import MueRules
import MueWords

/// Draws the last turns of the auction, the newest at the bottom.
struct AuctionLog {
  let view: GameObservation

  func draw(on pen: inout Pen, in rect: Rect) {
    let turns = turns(in: rect)
    let top = rows(in: rect)?.lowerBound ?? rect.y
    // One blank column on either side, unless a name needs it.
    let widest = turns.map { Self.columns(of: $0) + name(of: $0, pen).columns + 1 }.max() ?? 0
    let margin = max(0, rect.width - Self.width) / 2 + (widest > rect.width - 2 ? 0 : 1)
    let rows = rect.inset(by: margin, 0)
    for (offset, turn) in turns.enumerated() {
      draw(turn, on: &pen, y: top + offset, in: rows)
    }
  }

  private func turns(in rect: Rect) -> ArraySlice<Auction.Turn> {
    view.observation.publicState.auction.turns.suffix(rect.height)
  }

  /// The rows of a block that the log takes; nil before the first turn.
  func rows(in rect: Rect) -> Range<Int>? {
    let count = turns(in: rect).count
    let top = rect.y + (rect.height - count) / 2
    return count == 0 ? nil : top..<top + count
  }

  private static func columns(of turn: Auction.Turn) -> Int { max(0, 3 * turn.cards.count - 1) }

  private func name(of turn: Auction.Turn, _ pen: Pen) -> String {
    pen.name(turn.seat, in: view, columns: 10)
  }

  /// Draws a turn in a row: on the left the name, on the right the cards, or their number if they
  /// do not fit.
  private func draw(_ turn: Auction.Turn, on pen: inout Pen, y: Int, in rect: Rect) {
    let columns = Self.columns(of: turn)
    let fits = !turn.cards.isEmpty && columns + Self.leastName < rect.width
    let text =
      turn.cards.isEmpty
      ? pen.text(.passed) : fits ? "" : pen.text(.cardsHeld(cards: turn.cards.count))
    let room = rect.width - 1 - (fits ? columns : text.columns)
    let ink: Ink = turn.cards.isEmpty ? .feltQuiet : .felt
    pen.write(
      pen.name(turn.seat, in: view, columns: min(10, room)), x: rect.x, y: y, ink, in: rect)
    pen.write(text, endingAt: rect.right, y: y, ink, in: rect)
    guard fits else { return }
    for (index, card) in HandOrder(nil).sorted(turn.cards).enumerated() {
      pen.write(
        pen.small(card), x: rect.right - columns + 3 * index, y: y,
        .small(card.suit, isTrump: false), in: rect)
    }
  }

  /// The width of the widest row, and of the narrowest name.
  private static let width = 26
  private static let leastName = 3
}
