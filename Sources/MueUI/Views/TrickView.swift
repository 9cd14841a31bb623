import CellGrid
import MueGame
import MueRules
import MueWords

/// Draws a trick in the middle of the felt, each card towards the seat that played it, and a line
/// that says who led and who holds it.
struct TrickView {
  let view: GameObservation
  let trick: Trick
  /// Whether everybody has played to it.
  let isFinished: Bool
  /// The seat whose card is still moving.
  var absent: Seat?

  func draw(on pen: inout Pen, _ layout: Layout) {
    let players = view.rules.players
    let trumps = view.observation.publicState.play?.order.trumps ?? .none
    for (place, seat) in players.seats(from: view.seat).enumerated() {
      guard seat != absent, let card = trick.card(of: seat, players) else { continue }
      let rect = layout.trickCard(place: place, players: players)
      CardBox(
        card: card, isTrump: trumps.contains(card), isBest: seat == trick.winner,
        isLed: seat == trick.leader
      ).draw(on: &pen, in: rect)
    }
    drawLine(on: &pen, in: layout.trick)
  }

  /// Draws the line that says who led and who holds the trick, or who takes it.
  func drawLine(on pen: inout Pen, in rect: Rect) {
    if isFinished {
      let around = pen.text(.takesTrick(name: "", points: trick.points)).columns
      let name = pen.name(trick.winner, in: view, columns: min(16, rect.width - around))
      let text = pen.text(.takesTrick(name: name, points: trick.points))
      pen.write(text, centredIn: rect, y: rect.y, .feltTurn)
    } else {
      let around = pen.text(.trickSoFar(leader: "", best: "", points: trick.points)).columns
      let columns = min(16, (rect.width - around) / 2)
      let leader = pen.name(trick.leader, in: view, columns: columns)
      let best = pen.name(trick.winner, in: view, columns: columns)
      let text = pen.text(.trickSoFar(leader: leader, best: best, points: trick.points))
      pen.write(text, centredIn: rect, y: rect.y, .felt)
    }
  }
}
