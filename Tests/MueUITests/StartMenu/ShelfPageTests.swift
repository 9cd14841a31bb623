import CellGrid
import MueGame
import MueRules
import MueWords
import Testing

@testable import MueUI

@Suite("The shelf") struct ShelfPageTests {
  private let size = Size(width: 80, height: 24)

  /// A shelf with three games; the second was played last.
  private func shelf() throws -> PageStack {
    var state = PageStack(StartPage(game: nil))
    state.push(ShelfPage())
    state.take(.games(try games(), unread: 0))
    return state
  }

  private func games() throws -> [ShelfGame] {
    try (1...3).map { number in
      var game = try Positions.game(.four, seed: UInt64(number))
      game.notes.lastPlayed = number == 2 ? 900 : number
      return ShelfGame(number: number, summary: game.summary)
    }
  }

  @Test("the game played last comes first, and Enter opens the chosen one")
  func order() throws {
    var state = try shelf()
    #expect(state.handle(.enter, in: size) == [.open(2)])
    _ = state.handle(.down, in: size)
    #expect(state.handle(.enter, in: size) == [.open(3)])
    _ = state.handle(.end, in: size)
    #expect(state.handle(.character(" "), in: size) == [.open(1)])
  }

  @Test("an empty shelf offers only what is possible there")
  func empty() throws {
    var state = PageStack(StartPage(game: nil))
    state.push(ShelfPage())
    state.take(.games([], unread: 0))
    #expect(state.hints == [.keyBack])
    state = try shelf()
    #expect(!state.hints.contains(.hintUndelete))
    for _ in 0..<2 { _ = state.handle(.character("x"), in: size) }
    state.take(.games(try games().filter { $0.number != 2 }, unread: 0))
    #expect(state.hints.contains(.hintUndelete))
  }

  @Test("the details of a game are right below the games, aligned with their names")
  func details() throws {
    let body = Rect(x: 0, y: 2, width: 110, height: 38)
    let few = ShelfLayout(body, games: 3)
    #expect(few.lines.height == 3 && few.details.y == few.lines.bottom + 1)
    #expect(few.details.x == few.lines.x + 1)
    let many = ShelfLayout(body, games: 90)
    #expect(many.details.bottom == body.bottom && many.details.y == many.lines.bottom + 1)
  }

  @Test("the name of a game that cannot be read is shown whole, since its other columns are empty")
  func unreadableName() throws {
    var state = try shelf()
    state.take(.games([ShelfGame(number: 38, summary: nil)] + (try games()), unread: 0))
    let grid = try Studio().picture("de").frame(of: state, size: Size(width: 48, height: 26))
    #expect(grid.text.contains("Partie 38: unlesbar"))
  }

  @Test("deleting must be confirmed and can be taken back")
  func deleting() throws {
    var state = try shelf()
    #expect(state.handle(.character("x"), in: size) == [])
    #expect(state.notice == .shelfConfirmDelete)
    _ = state.handle(.down, in: size)
    #expect(state.handle(.character("x"), in: size) == [])
    #expect(state.handle(.character("x"), in: size) == [.delete(3)])
    state.take(.games(try games().filter { $0.number != 3 }, unread: 0))
    #expect(state.handle(.enter, in: size) == [.open(1)])
    // As often as necessary: the disk may refuse it.
    #expect(state.handle(.character("u"), in: size) == [.undelete(3)])
    #expect(state.handle(.character("u"), in: size) == [.undelete(3)])
    state.take(.games(try games(), unread: 0))
    #expect(state.handle(.character("u"), in: size) == [])
    #expect(state.notice == .shelfNothingDeleted)
  }

  @Test("a game gets the typed name, and loses it when nothing is typed")
  func renaming() throws {
    var state = try shelf()
    _ = state.handle(.character("r"), in: size)
    for key in "quiz?x".map(Key.character) + [.backspace, .home, .delete, .character("Q")] {
      #expect(state.handle(key, in: size) == [])
    }
    #expect(state.handle(.enter, in: size) == [.rename(2, GameTitle("Quiz?"))])
    _ = state.handle(.character("r"), in: size)
    #expect(state.handle(.enter, in: size) == [.rename(2, nil)])
    _ = state.handle(.character("r"), in: size)
    _ = state.handle(.character("A"), in: size)
    #expect(state.handle(.escape, in: size) == [])
    #expect(state.handle(.character("d"), in: size) == [.duplicate(2)])
  }

  @Test("a game is abandoned and resumed; one that is over is neither")
  func givingUp() throws {
    var state = try shelf()
    #expect(state.handle(.character("a"), in: size) == [.abandon(2, true)])
    var game = try Positions.game(.four, seed: 2)
    game.notes.isAbandoned = true
    state.take(.games([ShelfGame(number: 2, summary: game.summary)], unread: 0))
    #expect(state.handle(.character("a"), in: size) == [.abandon(2, false)])
  }

  @Test("nothing can be done with a game that cannot be read, or with an empty shelf")
  func unreadable() throws {
    var state = try shelf()
    state.take(.games([ShelfGame(number: 7, summary: nil)], unread: 0))
    for key in "rdax".map(Key.character) + [.enter] {
      #expect(state.handle(key, in: size) == [])
      #expect(state.notice == .shelfUnreadable(game: 7))
    }
    state.take(.games([], unread: 0))
    #expect(state.handle(.enter, in: size) == [])
    #expect(state.notice == .shelfEmpty)
  }

  @Test("the chosen game stays chosen while others are read")
  func reading() throws {
    var state = try shelf()
    _ = state.handle(.end, in: size)
    let more = try games() + [ShelfGame(number: 9, summary: games()[1].summary)]
    state.take(.games(more, unread: 5))
    #expect(state.handle(.enter, in: size) == [.open(1)])
  }
}
