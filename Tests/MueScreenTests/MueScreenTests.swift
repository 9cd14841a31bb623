import CellGrid
import MueRules
import MueTable
import Testing

@testable import MueScreen

@Suite struct Preview {
  @Test func preview() throws {
    let studio = try Studio()
    for (n, size) in [(PlayerCount.five, Size(width: 80, height: 24)), (.six, Size(width: 48, height: 32)), (.five, Size(width: 140, height: 45))] {
      var game = try Positions.game(n)
      func show(_ code: String) throws {
        let grid = try studio.picture(code).draw(studio.state(game, code), size: size)
        print(grid.text); print(grid.faults)
        print(String(repeating: "-", count: size.width))
      }
      if n == .six {
        try Positions.play(&game, until: { $0.match.round.faceUp.roles != nil && $0.match.round.turn?.index == 0 && $0.moveCount > 65}, choose: Positions.nineEach)
        try show("de")
        continue
      }
      try Positions.play(&game, until: { $0.moveCount >= 5})
      try show("en")
      try Positions.play(&game, until: { $0.match.round.faceUp.tricks.count == 2 && $0.match.round.turn?.index == 0})
      try show("de")
      try Positions.play(&game, until: { $0.match.round.score != nil })
      try show("pt")
    }
  }
}
