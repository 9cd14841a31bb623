import MueGame
import MueWords

/// A line of the page for practice.
public enum PracticeItem: ListItem {
  case puzzles
  case auctions
  case drill(Drill)

  /// All lines, those that come back first.
  static let all: [PracticeItem] = [.puzzles, .auctions] + Drill.allCases.map(PracticeItem.drill)

  var line: ListItemLine {
    switch self {
    case .puzzles: ListItemLine(.practicePuzzles, .practicePuzzlesPurpose, .ask(.puzzles))
    case .auctions: ListItemLine(.auctionItem, .auctionPurpose, .ask(.auctions))
    case .drill(let drill): ListItemLine(drill.title, drill.purpose, .ask(.drill(drill)))
    }
  }
}
