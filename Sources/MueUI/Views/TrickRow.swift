import CellGrid
import MueGame
import MueRules

/// The tricks of a hand in a row: the card that won each, with who took it and its points.
struct TrickRow {
  let view: GameObservation
  let contract: Contract
  /// The tricks shown so far.
  let shown: Int

  private var publicState: PublicState { view.observation.publicState }

  /// The least width in which a name and the points are in one row.
  private static let joinedPitch = 6

  /// The rows for a width: cards of a size or short words, and below them who took the trick.
  func height(_ size: CardSize?, width: Int) -> Int {
    (size?.height ?? 1) + (pitch(width) < Self.joinedPitch ? 2 : 1)
  }

  /// Whether cards of a size fit beside each other.
  func fits(_ size: CardSize, width: Int) -> Bool { size.width < pitch(width) }

  private func pitch(_ width: Int) -> Int { width / max(1, publicState.tricks.count) }

  func draw(_ size: CardSize?, on pen: inout Pen, in rect: Rect) {
    let trumps = publicState.play?.order.trumps ?? .none
    for (index, trick) in publicState.tricks.prefix(shown).enumerated() {
      guard let card = trick.card(of: trick.winner, publicState.players) else { continue }
      let x = rect.x + index * rect.width / publicState.tricks.count
      let isTrump = trumps.contains(card)
      if let size {
        CardFace(card: card, size: size, ground: .felt, isTrump: isTrump)
          .draw(on: &pen, in: Rect(x: x, y: rect.y, width: size.width, height: size.height))
      } else {
        pen.write(
          pen.small(card), x: x, y: rect.y, .small(card.suit, isTrump: isTrump), in: rect)
      }
      drawLabel(of: trick, on: &pen, x: x, y: rect.y + (size?.height ?? 1), in: rect)
    }
  }

  /// Draws who took a trick and its points; those of the Chief's side are bright.
  private func drawLabel(of trick: Trick, on pen: inout Pen, x: Int, y: Int, in rect: Rect) {
    let pitch = pitch(rect.width)
    let points = String(trick.points)
    let isJoined = pitch >= Self.joinedPitch
    let columns = min(10, isJoined ? pitch - 3 : pitch - 1)
    let name = pen.name(trick.winner, in: view, columns: 16)
    // A name cut without an ellipsis says more in two or three columns.
    let shown = name.columns > columns && columns < 6 ? name.head(of: columns) : name
    pen.write(
      shown.fitted(to: columns, ellipsis: pen.glyphs.ellipsis), x: x, y: y,
      trick.winner == view.person ? .feltTurn : .felt, in: rect)
    let ink: Ink = contract.isChiefSide(trick.winner) ? .feltTurn : .feltQuiet
    if isJoined {
      pen.write(points, endingAt: x + columns + 2, y: y, ink, in: rect)
    } else {
      pen.write(points, x: x, y: y + 1, ink, in: rect)
    }
  }
}
