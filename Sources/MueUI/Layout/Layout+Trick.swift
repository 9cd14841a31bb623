import CellGrid
import MueRules

/// The rectangles of the cards in a trick.
extension Layout {
  /// The place where a seat's card animations begin and end: its plate, or for the person (offset
  /// 0) the foot of the felt.
  func home(offset: Int) -> Rect {
    let plate = offset == 0 ? own : plates[offset - 1]
    let size = cards.trick.size
    let x = plate.x + (plate.width - size.width) / 2
    let y = plate.y + (plate.height - size.height) / 2
    return Rect(
      x: max(inner.x, min(inner.right - size.width, x)),
      y: max(inner.y, min(inner.bottom - size.height, y)), width: size.width,
      height: size.height)
  }

  /// The rectangle of a seat's card in the trick; offset 0 is the person, the others follow
  /// clockwise.
  ///
  /// Cards touch neither each other nor the plates nor the rail.
  func trickCard(offset: Int, players: PlayerCount) -> Rect {
    let size = cards.trick.size
    let side = TrickSide(offset: offset, players: players)
    let margin = 1 + (centre.width - cards.trick.width) / 4
    let x =
      switch side {
      case .left, .upperLeft, .lowerLeft: centre.x + margin
      case .own, .opposite: centre.x + (centre.width - size.width) / 2
      case .right, .upperRight, .lowerRight: centre.right - size.width - margin
      }
    let y = cards.trick.columns == 3 ? row(side, players) : stackedRow(side, players)
    return Rect(x: x, y: y, width: size.width, height: size.height)
  }

  /// The rows for the trick: a blank one parts it from the rail.
  private var trickRows: Range<Int> {
    (plates.contains { $0.bottom <= centre.y } ? centre.y : centre.y + 1)..<centre.bottom
  }

  /// The first row of a card if three cards fit side by side.
  private func row(_ side: TrickSide, _ players: PlayerCount) -> Int {
    let height = cards.trick.size.height
    var spare = trickRows.count - cards.trick.rows(players)
    /// Takes some of the rows that are left.
    func take(_ rows: Int) -> Int {
      let taken = min(spare, rows)
      spare -= taken
      return taken
    }
    // The cards of the person and of the opposite seat are further out than the others.
    let gap = players == .three ? 0 : take(max(1, height / 4))
    let below = players == .three ? 1 + take(height / 2) : take(height / 3)
    let above = players.hasSeatOpposite ? take(below) : 0
    let top = trickRows.lowerBound + spare / 2
    let all = cards.trick.rows(players) + gap + below + above - (players == .three ? 1 : 0)
    return switch side {
    case .opposite: top
    case .own: top + all - height
    case .left, .right: top + (all - height) / 2
    case .upperLeft, .upperRight: top + above
    case .lowerLeft, .lowerRight: top + above + height + gap
    }
  }

  /// The first row of a card if only two fit side by side; the cards of the person and of the
  /// opposite seat then have rows of their own.
  private func stackedRow(_ side: TrickSide, _ players: PlayerCount) -> Int {
    let rows = cards.trick.rowsOfCards(players)
    let spare = trickRows.count - cards.trick.rows(players)
    let gap = min(1, spare / (rows - 1))
    let above = players.hasSeatOpposite ? 1 : 0
    let row =
      switch side {
      case .opposite: 0
      case .left, .right, .upperLeft, .upperRight: above
      case .lowerLeft, .lowerRight: above + 1
      case .own: rows - 1
      }
    let top = trickRows.lowerBound + (spare - gap * (rows - 1)) / 2
    return top + row * (cards.trick.size.height + gap)
  }
}

/// The place of a seat's card in a trick, as seen by the person.
private enum TrickSide {
  case own, opposite
  case left, right
  case upperLeft, lowerLeft, upperRight, lowerRight

  /// The side of a seat that is some seats clockwise from the person.
  init(offset: Int, players: PlayerCount) {
    switch (players, offset) {
    case (_, 0): self = .own
    case (.three, 1), (.four, 1): self = .left
    case (.three, _), (.four, 3): self = .right
    case (.four, _), (.six, 3): self = .opposite
    case (.five, 1), (.six, 1): self = .lowerLeft
    case (.five, 2), (.six, 2): self = .upperLeft
    case (.five, 3), (.six, 4): self = .upperRight
    default: self = .lowerRight
    }
  }
}
