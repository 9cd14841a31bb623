import CellGrid
import MueData
import MueGame
import MueRules

/// Draws the person's cards at the foot of the table, overlapping like cards in a hand.
///
/// Each card shows its number and symbol, with the suit's letter below. A trump has a T in its
/// upper edge, a card that lies face up on the table a dot. A card that cannot be played now is
/// dimmed and has a dotted edge. Cards pushed forward and the chosen card stand one row higher, and
/// the arrow is above the chosen card.
struct HandView {
  let state: ScreenState

  /// One card and how it is drawn.
  private struct Place {
    let card: Card
    let x: Int
    let isRaised: Bool
    let isChosen: Bool
    let isGrey: Bool
  }

  /// The cells to draw, row by row; a later one replaces an earlier one at the same position.
  private struct Cells {
    typealias Cell = (character: Character, ink: Ink, isRaised: Bool)

    let origin: Position
    let width: Int
    var cells: [Cell?]

    /// No cells in a rectangle, with a row and a column more: the pen reports what sticks out.
    init(_ rect: Rect) {
      origin = Position(x: rect.x, y: rect.y)
      width = rect.width + 1
      cells = Array(repeating: nil, count: width * (rect.height + 1))
    }

    mutating func put(_ cell: Cell, x: Int, y: Int) {
      let column = x - origin.x
      let index = (y - origin.y) * width + column
      if (0..<width).contains(column), cells.indices.contains(index) { cells[index] = cell }
    }

    /// The edges and blanks of cards to the right of raised ones; shadows pass by text.
    var besideRaised: [Position] {
      cells.indices.compactMap { index in
        let (y, x) = index.quotientAndRemainder(dividingBy: width)
        guard x > 0, let cell = cells[index], !cell.isRaised, cells[index - 1]?.isRaised == true,
          !cell.character.isLetter, !cell.character.isNumber
        else { return nil }
        return Position(x: origin.x + x, y: origin.y + y)
      }
    }
  }

  func draw(on pen: inout Pen, _ layout: Layout) {
    let rect = layout.hand
    let hand = HandLayout(state.handFromLeft, in: layout)
    let pitch = hand.pitch
    let places = places(in: hand)
    var cells = Cells(rect)
    // Small cards share their edges, and a raised one shows both of its own. Larger cards cover
    // each other, a raised one too: it would hide the number of the next.
    let ordered =
      layout.cards == .small
      ? places.filter { !$0.isRaised } + places.filter(\.isRaised) : places
    for place in ordered {
      let rows = rows(of: place, layout.cards, pitch: pitch, pen)
      add(rows, of: place, y: rect.y + (place.isRaised ? 1 : 2), &cells)
    }
    for run in runs(of: cells) {
      pen.write(run.text, x: run.start.x, y: run.start.y, run.ink, in: rect)
    }
    if let light = FeltLight(pen.look) { light.shade(cells.besideRaised, on: &pen.grid) }
    // The mark of a proposal stands beside the arrow's column, so that both can be seen.
    // Above larger cards, which cover each other, the edge of a raised one could be in the way lower down.
    let isClose = layout.cards == .small
    func markRow(_ place: Place) -> Int { isClose && !place.isRaised ? rect.y + 1 : rect.y }
    for place in places where state.proposal?.cards.contains(place.card) == true {
      pen.write(
        String(pen.glyphs.proposal), x: place.x + pitch / 2 + 1, y: markRow(place), .ask,
        in: rect)
    }
    for place in places where place.isChosen {
      let arrow = isWondering && place.isGrey ? "?" : pen.glyphs.arrow
      pen.write(String(arrow), x: place.x + pitch / 2, y: markRow(place), .ask, in: rect)
      // The number of the card.
      pen.focus(on: Position(x: place.x + 1, y: rect.y + (place.isRaised ? 2 : 3)))
    }
  }

  /// Neighbouring cells of one ink as texts, in reading order.
  private func runs(of cells: Cells) -> [(start: Position, text: String, ink: Ink)] {
    var runs: [(start: Position, text: String, ink: Ink)] = []
    var end: Int?
    for (index, cell) in cells.cells.enumerated() {
      guard let cell else { continue }
      let (y, x) = index.quotientAndRemainder(dividingBy: cells.width)
      if index == end, x > 0, runs.last?.ink == cell.ink {
        runs[runs.count - 1].text.append(cell.character)
      } else {
        let start = Position(x: cells.origin.x + x, y: cells.origin.y + y)
        runs.append((start, String(cell.character), cell.ink))
      }
      end = index + 1
    }
    return runs
  }

  private var isWondering: Bool { if case .card = state.inspected { true } else { false } }

  /// The card under the arrow.
  private var pointed: Card? {
    if case .card(let card) = state.inspected { return card }
    return isChoosing ? state.selection.card : nil
  }

  /// Whether a card is marked as chosen; none is while an earlier trick is shown.
  private var isChoosing: Bool {
    if case .trick = state.inspected { return false }
    return state.isAsked
  }

  /// The number of cards dealt so far, while the deal is animated.
  private var dealt: Int {
    guard let moving = state.moving, moving.motion == .deal else { return .max }
    return Int((Double(state.handFromLeft.count) * moving.progress).rounded(.up))
  }

  private func places(in hand: HandLayout) -> [Place] {
    let legal = isChoosing ? state.view.observation.legalMoves : nil
    return hand.cards.prefix(dealt).enumerated().map { index, card in
      let isChosen = pointed == card
      let isPlay = if case .play = legal { true } else { false }
      return Place(
        card: card, x: hand.x(index),
        isRaised: isPlay ? state.selection.card == card : state.selection.pushed.contains(card),
        isChosen: isChosen, isGrey: legal.map { !$0.offers(card) } ?? false)
    }
  }

  private func add(_ rows: [String], of place: Place, y: Int, _ cells: inout Cells) {
    let ink: Ink = place.isGrey ? .greyed(place.card.suit) : .card(place.card.suit)
    for (dy, row) in rows.enumerated() {
      for (dx, character) in row.enumerated() {
        cells.put((character, ink, place.isRaised), x: place.x + dx, y: y + dy)
      }
    }
  }

  private func rows(of place: Place, _ size: CardSize, pitch: Int, _ pen: Pen) -> [String] {
    let card = place.card
    let signs = place.isGrey ? pen.glyphs.dotted : pen.glyphs.solid
    let publicState = state.view.observation.publicState
    let isTrump = publicState.play?.order.trumps.contains(card) ?? false
    let isLaid = publicState.lying(before: state.view.seat).contains(card)
    let marks = [isTrump ? pen.glyphs.trump : nil, isLaid ? pen.glyphs.laid : nil]
    if size > .small {
      return CardFace(
        card: card, size: size, signs: signs, marks: marks, hasLetter: true,
        isRaised: place.isRaised
      ).rows(pen)
    }
    let sign = pen.glyphs.symbol(card.suit).map(String.init) ?? ""
    let top = String(marks.map { $0 ?? signs.horizontal })
    func line(_ count: Int) -> String { String(repeating: signs.horizontal, count: count) }
    let rows = [
      "\(signs.topLeft)\(top)\(line(pitch - 3))\(signs.topRight)",
      side(signs, "\(pen.glyphs.number(card.rank))\(sign)", pitch: pitch),
      side(signs, "\(pen.letter(card.suit))", pitch: pitch),
    ]
    // The edge of the window covers the foot of the others.
    let foot = "\(signs.bottomLeft)\(line(pitch - 1))\(signs.bottomRight)"
    return place.isRaised ? rows + [foot] : rows
  }

  /// The text between the edges of a card.
  private func side(_ signs: Glyphs.Frame, _ text: String, pitch: Int) -> String {
    "\(signs.vertical)\(text.leftAligned(in: pitch - 1))\(signs.vertical)"
  }
}

extension LegalMoves {
  /// Whether a card can be laid or played.
  fileprivate func offers(_ card: Card) -> Bool {
    switch self {
    case .bid(let cards, _), .play(let cards): cards.contains(card)
    case .name, .pick: true
    }
  }
}
