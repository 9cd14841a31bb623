import CellGrid
import MueBots
import MueGame
import MueRules
import MueWords

/// The person's chance to win the match, before it and after each hand, as a line of blocks.
struct ChanceLine {
  let view: GameObservation

  /// The heading and the line; none for an onlooker, before the first hand is over, and for a match
  /// of one hand.
  func rows(_ pen: Pen, width: Int) -> [Row] {
    let chances = chances
    guard let first = chances.first, let last = chances.last, chances.count > 1 else { return [] }
    let (begin, end) = ("\(first)% ", " \(last)%")
    let blocks = chances.suffix(max(1, width - begin.count - end.count)).map {
      pen.glyphs.block(of: $0)
    }
    return pen.lines(.curveMatch, width: width, .quiet)
      + [Row(left: begin + String(blocks) + end, ink: .plain)]
  }

  /// The chances in per cent, the first before the match.
  private var chances: [Int] {
    guard let person = view.person, view.rules.end.hands != 1 else { return [] }
    return (0...view.scores.count).map { hands in
      let standing = Standing(
        totals: view.rules.totals(of: Array(view.scores.prefix(hands))), end: view.rules.end,
        hands: hands)
      return Int((100 * standing.chance(of: person)).rounded())
    }
  }
}
