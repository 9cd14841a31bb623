import MueGame
import MueWords

/// What stands about a game on the shelf, a column each, behind its name.
enum ShelfColumn: CaseIterable {
  case seats
  case length
  case hand
  case score
  case percent
  case time
  case standing

  /// What stands above the column.
  var heading: Phrase {
    switch self {
    case .seats: .shelfSeats
    case .length: .shelfLength
    case .hand: .shelfHand
    case .score: .shelfScore
    case .percent: .shelfPercent
    case .time: .shelfTime
    case .standing: .shelfStanding
    }
  }

  /// What stands there about a game.
  func text(_ game: GameSummary, _ pen: Pen) -> String {
    switch self {
    case .seats: String(game.players.count)
    case .length: pen.text(.length(of: game.rules.end))
    case .hand: String(game.hand)
    case .score: pen.look.shown("\(game.own.withMinus):\(game.bestOther.withMinus)")
    case .percent: "\(game.percent)"
    case .time: pen.text(.played(game.notes.secondsPlayed))
    case .standing: pen.text(.name(of: game.standing))
    }
  }

  /// A text filled up to a width: words to their right, numbers to their left.
  func filled(_ text: String, to width: Int) -> String {
    self == .standing ? text.leftAligned(in: width) : text.rightAligned(in: width)
  }
}
