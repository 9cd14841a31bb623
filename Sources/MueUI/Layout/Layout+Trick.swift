import CellGrid
import MueRules

/// The rectangles of the cards in a trick.
extension Layout {
  /// The place where a seat's card animations begin and end: its plate, or for the person (offset
  /// 0) the foot of the felt.
  func home(offset: Int) -> Rect {
    let plate = offset == 0 ? own : plates[offset - 1]
    let x = plate.x + (plate.width - cards.width) / 2
    let y = plate.y + (plate.height - cards.height) / 2
    return Rect(
      x: max(inner.x, min(inner.right - cards.width, x)),
      y: max(inner.y, min(inner.bottom - cards.height, y)), width: cards.width,
      height: cards.height)
  }

  /// The rectangle of a seat's card in the trick; offset 0 is the person, the others follow
  /// clockwise.
  func trickCard(offset: Int, players: PlayerCount) -> Rect {
    let spare = centre.width - 3 * cards.width
    let margin = max(0, min(spare / 2, 1 + max(0, spare - 6) / 4))
    let side = TrickSide(offset: offset, players: players)
    let x =
      switch side {
      case .left, .upperLeft, .lowerLeft: centre.x + margin
      case .own, .opposite: centre.x + (centre.width - cards.width) / 2
      case .right, .upperRight, .lowerRight: centre.right - cards.width - margin
      }
    let y = spare < 0 ? stackedRow(side, players) : row(side)
    return Rect(x: x, y: y, width: cards.width, height: cards.height)
  }

  /// The first row of a card if three cards fit side by side.
  private func row(_ side: TrickSide) -> Int {
    let height = cards.height
    let middle = centre.y + (centre.height - height) / 2
    let lower = min(centre.bottom - height, middle + (height + 1) / 2)
    let own = min(centre.bottom - height, lower + height / 3)
    return switch side {
    case .own: own
    case .left, .right: middle
    case .lowerLeft, .lowerRight: lower
    case .upperLeft, .upperRight: max(centre.y, lower - height - 1)
    case .opposite: max(centre.y, own - 2 * height)
    }
  }

  /// The first row of a card if only two fit side by side; the cards of the person and of the
  /// opposite seat then have rows of their own.
  private func stackedRow(_ side: TrickSide, _ players: PlayerCount) -> Int {
    let sides = players.number > 4 ? 2 : 1
    let above = players == .four || players == .six ? 1 : 0
    let rows = above + sides + 1
    let row =
      switch side {
      case .opposite: 0
      case .left, .right, .upperLeft, .upperRight: above
      case .lowerLeft, .lowerRight: above + 1
      case .own: rows - 1
      }
    return centre.y + (centre.height - rows * cards.height) / 2 + row * cards.height
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
