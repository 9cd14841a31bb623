import MueGame
import MueRules
import MueWords

extension GameSummary {
  /// The game in one sentence: how far it is, your score and the best of the others.
  func story(_ pen: Pen) -> Phrase {
    let best = totals.indices.filter { $0 != seat.index }.max { totals[$0] < totals[$1] } ?? 0
    let name = pen.look.shown(players[best].name.text)
    let (own, other) = (own.withMinus, totals[best].withMinus)
    return switch rules.end {
    case .points(let points):
      .storyToPoints(hand: hand, points: points, own: own, name: name, other: other)
    case .hands(let hands):
      .storyOfHands(hand: hand, hands: hands, own: own, name: name, other: other)
    }
  }
}
