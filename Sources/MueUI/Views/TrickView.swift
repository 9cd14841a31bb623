import CellGrid
import MueGame
import MueRules
import MueWords

/// Draws a trick in the middle of the felt, each card towards the seat that played it, with a line
/// about who led and who holds it.
struct TrickView {
  let view: GameObservation
  let trick: Trick
  /// Whether all seats have played to the trick.
  let isFinished: Bool
  /// The seat whose card is still in motion.
  var absent: Seat?

  func draw(on pen: inout Pen, _ layout: Layout) {
    let players = view.rules.players
    let trumps = view.observation.publicState.play?.order.trumps ?? .none
    for (offset, seat) in players.seats(from: view.seat).enumerated() {
      guard seat != absent, let card = trick.card(of: seat, players) else { continue }
      let rect = layout.trickCard(offset: offset, players: players)
      CardFace(
        card: card, size: layout.cards.trick.size, ground: .felt, isTrump: trumps.contains(card),
        isBest: seat == trick.winner, isLed: seat == trick.leader
      ).draw(on: &pen, in: rect)
    }
    drawLine(on: &pen, in: layout.trick)
  }

  /// Draws the line about who led and who holds the trick, or who takes it.
  func drawLine(on pen: inout Pen, in rect: Rect) {
    if rect.height == 0 { return }
    func text(columns: Int) -> String {
      pen.text(line { pen.name($0, in: view, columns: columns) })
    }
    let whole = text(columns: 16)
    let names = isFinished || trick.leader == trick.winner ? 1 : 2
    let text =
      whole.columns <= rect.width
      ? whole : text(columns: (rect.width - text(columns: 0).columns) / names)
    pen.write(text, centredIn: rect, y: rect.y, isFinished ? .feltTurn : .felt)
  }

  /// Who takes the trick, or who led and who holds it, with its points; `name` returns the name of
  /// another seat.
  private func line(_ name: (Seat) -> String) -> Phrase {
    func who(_ seat: Seat) -> Phrase {
      seat == view.person ? .you : .player(name: name(seat))
    }
    if isFinished { return .takesTrick(name: who(trick.winner), points: trick.points) }
    let (leader, winner) = (who(trick.leader), who(trick.winner))
    return .trickSoFar(
      what: trick.leader == trick.winner
        ? .ledAndHeldBy(name: leader)
        : .ledAndHeld(lead: .ledBy(name: leader), hold: .heldBy(name: winner)),
      points: trick.points)
  }
}

/// Draws the moving cards over everything else on the felt.
struct MotionView {
  let view: GameObservation
  let moving: MotionProgress

  func draw(on pen: inout Pen, _ layout: Layout) {
    switch moving.motion {
    // `ReckoningPage` and `FinalOrderPage` draw themselves.
    case .score, .finalOrder: break
    case .deal: drawDeal(on: &pen, layout)
    case .card(let seat):
      guard let trick = view.observation.publicState.tricks.last else { return }
      let flight = Flight(from: home(of: seat, layout), to: cardRect(of: seat, layout))
      draw(seat, of: trick, at: flight, on: &pen, layout)
    case .trick(let trick):
      let end = home(of: trick.winner, layout)
      let losers = players.seats.filter { $0 != trick.winner }
      for seat in losers + [trick.winner] {
        let flight = Flight(from: cardRect(of: seat, layout), to: end)
        draw(seat, of: trick, at: flight, on: &pen, layout)
      }
    }
  }

  /// The path of a card.
  private struct Flight {
    let from: Rect
    let to: Rect

    /// The rectangle at some progress: fast at first, slow at the end.
    func rect(after progress: Double) -> Rect {
      let share = MotionProgress.eased(progress)
      func between(_ start: Int, _ end: Int) -> Int {
        start + Int((Double(end - start) * share).rounded())
      }
      return Rect(
        x: between(from.x, to.x), y: between(from.y, to.y), width: to.width, height: to.height)
    }
  }

  private var players: PlayerCount { view.rules.players }

  /// Draws a card on its way from the dealer to each seat in turn, twice round the table;
  /// `HandView` draws the cards dealt so far.
  private func drawDeal(on pen: inout Pen, _ layout: Layout) {
    guard moving.progress < 1 else { return }
    let dealer = view.observation.publicState.dealer
    let cardsDealt = moving.progress * Double(2 * players.number)
    let seats = players.seats(from: dealer)
    let seat = seats[(Int(cardsDealt) + 1) % players.number]
    let flight = Flight(from: home(of: dealer, layout), to: home(of: seat, layout))
    let rect = flight.rect(after: cardsDealt - cardsDealt.rounded(.down))
    pen.fill(rect, .felt)
    pen.draw(CardFace.back(pen, layout.cards.trick.size), x: rect.x, y: rect.y, in: rect)
  }

  private func draw(
    _ seat: Seat, of trick: Trick, at flight: Flight, on pen: inout Pen, _ layout: Layout
  ) {
    guard let card = trick.card(of: seat, players) else { return }
    let rect = flight.rect(after: moving.progress)
    let trumps = view.observation.publicState.play?.order.trumps ?? .none
    pen.fill(rect, .felt)
    CardFace(
      card: card, size: layout.cards.trick.size, ground: .felt, isTrump: trumps.contains(card),
      isBest: seat == trick.winner, isLed: seat == trick.leader
    ).draw(on: &pen, in: rect)
  }

  private func cardRect(of seat: Seat, _ layout: Layout) -> Rect {
    layout.trickCard(offset: rank(of: seat), players: players)
  }

  /// The place where a seat's card animations begin and end.
  private func home(of seat: Seat, _ layout: Layout) -> Rect {
    layout.home(offset: rank(of: seat))
  }

  /// The distance of a seat from the person, clockwise.
  private func rank(of seat: Seat) -> Int {
    (seat.index - view.seat.index + players.number) % players.number
  }
}
