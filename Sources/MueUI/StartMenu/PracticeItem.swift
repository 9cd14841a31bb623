import MueGame
import MueWords

/// A line of the page for practice.
public enum PracticeItem: ListItem {
  case puzzles
  case drill(Drill)

  /// All lines, the puzzles first.
  static let all: [PracticeItem] = [.puzzles] + Drill.allCases.map(PracticeItem.drill)

  var line: ListItemLine {
    switch self {
    case .puzzles: ListItemLine(.practicePuzzles, .practicePuzzlesPurpose, .ask(.puzzles))
    case .drill(let drill): ListItemLine(drill.title, drill.purpose, .ask(.drill(drill)))
    }
  }
}
