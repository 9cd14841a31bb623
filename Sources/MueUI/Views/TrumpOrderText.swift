import MueRules
import MueWords

/// The trumps from the top down as short words: `▲7 > 7s > red`.
struct TrumpOrderText {
  let narration: Narration

  /// A word for each layer; nil before anything is named.
  func tokens(_ pen: Pen) -> [String]? {
    let (chief, vice) = narration.named
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
