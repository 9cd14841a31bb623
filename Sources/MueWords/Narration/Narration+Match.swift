import MueGame
import MueRules

extension Narration {
  /// Which hand it is, and what is played to; or whose day's deal it is.
  public var title: Phrase {
    if let day = view.notes.day { return .dayTitle(day: day.text) }
    return switch view.rules.end {
    case .points(let points): .titleToPoints(hand: view.hand, points: points)
    case .hands(let hands): .titleOfHands(hand: view.hand, hands: hands)
    }
  }

  /// Who has won the match; nil while it goes on.
  public var victory: Phrase? {
    let names = view.winners.map(name(of:))
    guard let first = names.first else { return nil }
    if names.count > 1 { return .sharedVictory(names: names.joined(separator: ", ")) }
    return view.winners == [view.person] ? .youWin : .wins(name: first)
  }

  /// Everybody, the highest total first; of equals the lower seat.
  public var order: [Seat] {
    view.rules.players.seats.sorted {
      (view.totals[$1], $0.index) < (view.totals[$0], $1.index)
    }
  }

  /// The place of a seat in the match, from 1; equals share one.
  public func place(of seat: Seat) -> Int {
    1 + view.totals.count { $0 > view.totals[seat] }
  }
}
