import CellGrid
import MueRules

extension ScreenState {
  /// Takes hold of the chosen card where the button went down, to be dragged.
  mutating func grab(at place: Position, _ layout: Layout) {
    guard preferences.dragging, let card = selection.card, clicked == .card(card),
      layout.hand.contains(place)
    else { return }
    grabbed = DraggedCard(card: card, row: place.y)
  }

  /// Lets go of a dragged card: two rows up play it or push it forward, two rows down pull it back.
  mutating func letGo(at place: Position) -> [Effect] {
    guard let held = grabbed else { return [] }
    grabbed = nil
    guard held.card == selection.card, scene == .table, isAsked else { return [] }
    switch (view.observation.legalMoves, place.y - held.row) {
    case (.play, ...(-2)): return handle(.enter, as: .confirm)
    case (.bid, ...(-2)): return handle(.up, as: .up)
    case (.bid, 2...): return handle(.down, as: .down)
    default: return []
    }
  }
}

/// A card held by the mouse, and the row where it was taken.
struct DraggedCard: Hashable, Sendable {
  let card: Card
  let row: Int
}
