import CellGrid
import MueRules
import MueTable
import MueTelling
import MueWords

/// Bid, target and trump order in one line, or in two on a narrow felt; in the auction the most
/// cards laid and what may be laid.
struct ContractLine {
  let view: SeatView
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
    let telling = Telling(view)
    let bid = pen.text(showsPoints ? telling.bidAndPoints : telling.bid)
    guard let trumps = TrumpOrderText(telling: telling).tokens(pen) else { return [bid] }
    return [pen.text(.trumpOrder(order: trumps.joined(separator: " > "))), bid]
  }
}

/// The trumps from the top down as short words: `▲7 > 7s > red`.
struct TrumpOrderText {
  let telling: Telling

  /// A word for each layer; nil before anything is named.
  func tokens(_ pen: Pen) -> [String]? {
    let (chief, vice) = telling.named
    guard chief != nil || vice != nil else { return nil }
    let name = { (trump: Trump) in token(trump, pen) }
    guard let chief else { return ["?"] + (vice.map { [name($0)] } ?? []) }
    guard let vice else { return [name(chief)] }
    return (double(chief, vice, pen).map { [$0] } ?? []) + [name(chief), name(vice)]
  }

  private func token(_ trump: Trump, _ pen: Pen) -> String {
    guard case .suit(let suit) = trump, let symbol = pen.glyphs.symbol(suit) else {
      return pen.text(.name(of: trump))
    }
    return "\(symbol) \(pen.text(.name(of: trump)))"
  }

  private func double(_ chief: Trump, _ vice: Trump, _ pen: Pen) -> String? {
    switch (chief, vice) {
    case (.suit(let suit), .number(let rank)), (.number(let rank), .suit(let suit)):
      pen.small(Card(suit, rank))
    default: nil
    }
  }
}
