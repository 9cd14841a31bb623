import CellGrid
import MueGame
import MueWords
import Testing

@testable import MueUI

@Suite("The page for practice") struct PracticePageTests {
  private let size = Size(width: 80, height: 24)

  @Test("it lists the puzzles and the drills, each with an explanation, and leads there")
  func items() throws {
    var state = PageStack(StartPage(game: nil))
    state.open(PracticePage())
    let words = try Studio().words("en")
    var asked: [Effect] = []
    for item in PracticeItem.all {
      let text = try Studio().picture().frame(of: state, size: size).text
      #expect(text.contains(words(item.line.name)))
      let start = try words(#require(item.line.purpose)).prefix(20)
      #expect(text.contains(start), "\(item)")
      asked += state.handle(.enter, in: size)
      _ = state.handle(.down, in: size)
    }
    #expect(asked == [.puzzles, .auctions] + Drill.allCases.map(Effect.drill))
    _ = state.handle(.escape, in: size)
    #expect(state.pages.count == 1)
  }

  @Test("it says how many puzzles wait, and opens with the line that the person comes back from")
  func waiting() throws {
    var state = PageStack(StartPage(game: nil))
    state.open(PracticePage(chosen: .drill(.naming)))
    state.take(.puzzles(waiting: 1))
    let text = try Studio().picture().frame(of: state, size: size).text
    #expect(try text.contains(Studio().words("en")(.practicePuzzlesWaiting(puzzles: 1))))
    #expect(state.handle(.enter, in: size) == [.drill(.naming)])
  }

  @Test("it says how many auctions wait, and how many of all have been learned")
  func progress() throws {
    var state = PageStack(StartPage(game: nil))
    state.open(PracticePage(chosen: .auctions))
    for waiting in [5, 0] {
      state.take(.auctions(waiting: waiting, learned: 12, all: 72))
      let text = try Studio().picture().frame(of: state, size: size).text
      let line = try Studio().words("en")(
        .auctionProgress(puzzles: waiting, known: 12, all: 72))
      #expect(text.contains(line))
    }
    #expect(state.handle(.enter, in: size) == [.auctions])
  }
}
