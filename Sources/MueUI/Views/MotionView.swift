import CellGrid
import MueGame
import MueRules

/// Draws the moving cards over everything else on the felt.
struct MotionView {
  let view: GameObservation
  let moving: MotionProgress

  func draw(on pen: inout Pen, _ layout: Layout) {
    switch moving.motion {
    // `HandView` draws the deal, `ReckoningPage` and `FinalOrderPage` draw themselves.
    case .deal, .score, .finalOrder: break
    case .card(let seat):
      guard let trick = view.observation.publicState.tricks.last else { return }
      let flight = Flight(from: home(of: seat, layout), to: place(of: seat, layout))
      draw(seat, of: trick, at: flight, on: &pen, layout)
    case .trick(let trick):
      let end = home(of: trick.winner, layout)
      let losers = players.seats.filter { $0 != trick.winner }
      for seat in losers + [trick.winner] {
        let flight = Flight(from: place(of: seat, layout), to: end)
        draw(seat, of: trick, at: flight, on: &pen, layout)
      }
    }
  }

  /// The path of a card.
  private struct Flight {
    let from: Rect
    let to: Rect

    /// The position on the path: fast at first, slow at the end.
    func place(_ progress: Double) -> Rect {
      let share = progress * (2 - progress)
      func between(_ start: Int, _ end: Int) -> Int {
        start + Int((Double(end - start) * share).rounded())
      }
      return Rect(
        x: between(from.x, to.x), y: between(from.y, to.y), width: to.width, height: to.height)
    }
  }

  private var players: PlayerCount { view.rules.players }

  private func draw(
    _ seat: Seat, of trick: Trick, at flight: Flight, on pen: inout Pen, _ layout: Layout
  ) {
    guard let card = trick.card(of: seat, players) else { return }
    let rect = flight.place(moving.progress)
    let trumps = view.observation.publicState.play?.order.trumps ?? .none
    pen.fill(rect, .felt)
    CardBox(
      card: card, size: layout.cards, isTrump: trumps.contains(card),
      isBest: seat == trick.winner, isLed: seat == trick.leader
    ).draw(on: &pen, in: rect)
  }

  /// The rectangle of a seat's card in the trick.
  private func place(of seat: Seat, _ layout: Layout) -> Rect {
    layout.trickCard(place: rank(of: seat), players: players)
  }

  /// Where a seat's card animations start and end.
  private func home(of seat: Seat, _ layout: Layout) -> Rect {
    layout.home(place: rank(of: seat), players: players)
  }

  /// The number of seats clockwise from the person.
  private func rank(of seat: Seat) -> Int {
    (seat.index - view.seat.index + players.number) % players.number
  }
}
