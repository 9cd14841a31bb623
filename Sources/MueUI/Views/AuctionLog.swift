import CellGrid
import MueGame
import MueRules
import MueWords

/// The last turns of the auction, the newest at the foot.
struct AuctionLog {
  let view: GameObservation

  func draw(on pen: inout Pen, in rect: Rect) {
    let turns = view.observation.publicState.auction.turns.suffix(rect.height)
    let top = rect.y + (rect.height - turns.count) / 2
    for (offset, turn) in turns.enumerated() {
      let text = what(turn, pen)
      let room = rect.width - 3 - text.columns
      let name = pen.name(turn.seat, in: view, columns: min(10, room))
      let x = rect.x + 1 + max(0, rect.width - 22) / 2
      let ink: Ink = turn.cards.isEmpty ? .feltQuiet : .felt
      pen.write(name, x: x, y: top + offset, ink, in: rect)
      pen.write(text, endingAt: 2 * rect.x + rect.width - x, y: top + offset, ink, in: rect)
    }
  }

  private func what(_ turn: Auction.Turn, _ pen: Pen) -> String {
    if turn.cards.isEmpty { return pen.text(.passed) }
    if turn.cards.count > 3 { return pen.text(.cardsHeld(cards: turn.cards.count)) }
    return turn.cards.map(pen.small).joined(separator: " ")
  }
}
