import CellGrid
import MueGame
import MueRules
import MueWords

/// Draws the seats in a low window: each in half a row, with the cards it has played or laid.
struct LowSeats {
  let view: GameObservation
  /// The trick to show; nil during the auction.
  let trick: Trick?

  func draw(on pen: inout Pen, _ layout: Layout) {
    let seats = view.rules.players.seats(from: view.seat)
    for (seat, rect) in zip(seats, [layout.own] + layout.plates) { draw(seat, on: &pen, in: rect) }
  }

  private func draw(_ seat: Seat, on pen: inout Pen, in rect: Rect) {
    let plate = SeatPlate(view: view, seat: seat)
    let cards = cards(of: seat)
    let marks = plate.marks(pen)
    // Needed beside the cards: the turn mark, at least four columns for the name, and a blank on
    // either side.
    let room = rect.width - 7 - (marks.isEmpty ? 0 : 1 + marks.count)
    let columns = max(0, 3 * cards.count - 1)
    let number = columns > room ? pen.text(.cardsLaid(number: cards.count)) : ""
    let taken = number.isEmpty ? columns : number.columns
    let name = pen.name(seat, in: view, columns: min(10, 4 + room - taken))
    let head = plate.turnMark(pen) + name + (marks.isEmpty ? "" : " " + marks)
    let next = pen.write(head, x: rect.x, y: rect.y, plate.nameInk, in: rect)
    let x = rect.right - 1 - taken
    let held = " \(pen.glyphs.dot) \(view.observation.handCount(of: seat))"
    if next + held.columns < x { pen.write(held, x: next, y: rect.y, .feltQuiet, in: rect) }
    if !number.isEmpty {
      pen.write(number, x: x, y: rect.y, .feltQuiet, in: rect)
      return
    }
    for (index, card) in cards.enumerated() {
      pen.write(pen.small(card), x: x + 3 * index, y: rect.y, plate.ink(card), in: rect)
    }
  }

  /// The card that the seat has played to the trick; if there is no trick, the cards that it has
  /// laid.
  private func cards(of seat: Seat) -> [Card] {
    if let trick { return trick.card(of: seat, view.rules.players).map { [$0] } ?? [] }
    let publicState = view.observation.publicState
    return HandOrder(publicState.play?.order).sorted(publicState.lying(before: seat))
  }
}
