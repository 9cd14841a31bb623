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
        card: card, size: layout.cards, isTrump: trumps.contains(card),
        isBest: seat == trick.winner, isLed: seat == trick.leader
      ).draw(on: &pen, in: rect)
    }
    drawLine(on: &pen, in: layout.trick)
  }

  /// Draws the line that says who led and who holds the trick, or who takes it.
  func drawLine(on pen: inout Pen, in rect: Rect) {
    if isFinished, trick.winner == view.person {
      pen.write(
        pen.text(.youTakeTrick(points: trick.points)), centredIn: rect, y: rect.y, .feltTurn)
    } else if isFinished {
      let around = pen.text(.takesTrick(name: "", points: trick.points)).columns
      let name = pen.name(trick.winner, in: view, columns: min(16, rect.width - around))
      let text = pen.text(.takesTrick(name: name, points: trick.points))
      pen.write(text, centredIn: rect, y: rect.y, .feltTurn)
    } else {
      let around = pen.text(soFar { _ in "" }).columns
      let columns = min(16, (rect.width - around) / 2)
      let text = pen.text(soFar { pen.name($0, in: view, columns: columns) })
      pen.write(text, centredIn: rect, y: rect.y, .felt)
    }
  }

  /// Who led, who holds the trick, and its points.
  private func soFar(_ name: (Seat) -> String) -> Phrase {
    .trickSoFar(
      lead: trick.leader == view.person ? .ledByYou : .ledBy(name: name(trick.leader)),
      hold: trick.winner == view.person ? .heldByYou : .heldBy(name: name(trick.winner)),
      points: trick.points)
  }
}
