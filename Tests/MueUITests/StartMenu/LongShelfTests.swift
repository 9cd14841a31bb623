import CellGrid
import MueGame
import MueRules
import Testing

@testable import MueUI

/// A shelf with very many games.
@Suite("A long shelf", .serialized) struct LongShelfTests {
  private let size = Size(width: 110, height: 40)
  private let games: [ShelfGame]

  init() throws {
    let summary = try Positions.game(.four, seed: 1).summary
    games = (1...100_000).reversed().map { ShelfGame(number: $0, summary: summary) }
  }

  private func shelf(_ count: Int) -> PageStack {
    var state = PageStack(StartPage(game: nil))
    state.push(ShelfPage())
    state.take(.games(Array(games.suffix(count)), unread: 0))
    return state
  }

  @Test("the end of a hundred thousand games is drawn like that of a thousand, key by key")
  func keys() throws {
    let picture = try Studio().picture()
    func pictures(_ count: Int) -> [String] {
      var state = shelf(count)
      return ([.end] + Array(repeating: Key.up, count: 20)).map { key in
        _ = state.handle(key, in: size)
        return picture.frame(of: state, size: size).text
      }
    }
    let few = pictures(1000)
    #expect(few == pictures(100_000))
    #expect(Set(few).count > 20)
  }

  @Test("the columns are as wide as their contents, on or off the screen")
  func widths() throws {
    let look = Appearance(theme: .plain, abilities: Abilities(palette: .none, unicode: true))
    let pen = Pen(grid: Grid(size), look: look, words: try Studio().words("en"))
    var all: [ShelfGame] = []
    for (number, players) in (1...12).map({ ($0, PlayerCount.allCases[$0 % 4]) }) {
      var game = try Positions.game(
        players, seed: UInt64(number), end: number % 3 == 0 ? .hands(4) : .points(200))
      try Positions.play(&game, until: { $0.match.scores.count >= number % 4 })
      game.notes.secondsPlayed = number * number * 700
      game.notes.isAbandoned = number % 5 == 0
      all.append(ShelfGame(number: number, summary: game.summary))
      for column in ShelfColumn.allCases {
        let texts = all.compactMap(\.summary).map { column.text($0, pen).columns }
        #expect(ShelfExtent(all).width(of: column, pen) == texts.max(), "\(column)")
      }
    }
  }
}
