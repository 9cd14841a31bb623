import CellGrid
import MueGame
import MueRules
import MueWords

/// Bid, target and trump order in one line, or in two on a narrow felt; in the auction the most
/// cards laid and what may be laid.
struct ContractLine {
  let view: GameObservation
  /// Whether the points of the Chief's team stand here too.
  var showsPoints = false

  func draw(on pen: inout Pen, in rect: Rect) {
    let parts = self.parts(pen)
    let joined = parts.joined(separator: "   ")
    if joined.columns <= rect.width - 2 || rect.height == 1 {
      pen.write(joined, centredIn: rect, y: rect.y, .felt)
    } else {
      for (row, part) in parts.enumerated() {
        pen.write(part, centredIn: rect, y: rect.y + row, .felt)
      }
    }
  }

  private func parts(_ pen: Pen) -> [String] {
    let narration = Narration(view)
    let bid = pen.text(showsPoints ? narration.bidAndPoints : narration.bid)
    guard let trumps = TrumpOrderText(narration: narration).tokens(pen) else { return [bid] }
    return [pen.text(.trumpOrder(order: trumps.joined(separator: " > "))), bid]
  }
}
