import CellGrid
import MueGame
import MueRules
import MueWords
import TestSupport
import Testing

@testable import MueUI

@Suite("Passing until it concerns you") struct PassingOnTests {
  /// A table in an auction; the person is seat 0 and has the first turn.
  private struct Table {
    var game: Game
    var state: ScreenState

    init() throws {
      game = try Game(
        rules: MatchRules(players: .five, firstDealer: 0), seed: 3,
        players: Positions.game(.five).players)
      state = try Studio().state(game)
    }

    /// Makes the moves of the next seats: the number of cards that each lays.
    mutating func go(_ laid: Int...) throws {
      for count in laid {
        let mover = try #require(game.match.round.turn)
        let free =
          game.match.round.hand(of: mover) - game.match.round.publicState.auction.laid[mover]
        let move = Move.bid(CardSet(free.prefix(count)))
        try game.apply(count == 0 ? .pass : move)
        state.show(game.view(for: game.personSeat), after: move, by: mover)
      }
    }
  }

  @Test("it passes while somebody else leads alone, until the auction ends")
  func passes() throws {
    var table = try Table()
    #expect(table.state.handle(.character("P")) == [.make(.pass)])
    #expect(table.state.isPassingOn)
    try table.go(0, 1, 0, 0, 0)
    #expect(table.state.forcedMove == .pass)
    try table.go(0, 1, 0, 0, 0)
    #expect(table.state.forcedMove == .pass)
  }

  @Test(
    "the next question says what it did and how to take it back, until a key is pressed",
    arguments: Studio.languageCodes)
  func explained(code: String) throws {
    var table = try Table()
    _ = table.state.handle(.character("P"))
    try table.go(0, 1, 1, 0, 0)
    let (picture, words) = try (Studio().picture(code), Studio().words(code))
    for size in [Size(width: 80, height: 24), Size(width: 48, height: 16)] {
      let text = picture.frame(of: table.state, size: size).text
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(text.contains(words(.passedOn)), "\(size)")
    }
    _ = table.state.handle(.right)
    let text = picture.frame(of: table.state, size: Size(width: 80, height: 24)).text
    #expect(!text.contains(words(.passedOn)))
  }

  @Test("it stops when players are level")
  func level() throws {
    var table = try Table()
    _ = table.state.handle(.character("P"))
    try table.go(0, 1, 1, 0, 0)
    #expect(table.state.isAsked && table.state.forcedMove == nil)
  }

  @Test("it stops when the person would be Vice no longer, and goes on while that stays")
  func vice() throws {
    var table = try Table()
    try table.go(1, 2, 0, 0, 0)
    _ = table.state.handle(.character("P"))
    try table.go(0, 1, 0, 0, 0)
    #expect(table.state.forcedMove == .pass)
    try table.go(0, 1, 2, 0, 0)
    #expect(table.state.isAsked && table.state.forcedMove == nil)
  }

  @Test("any other key stops it; p passes once; outside the auction it does nothing")
  func stops() throws {
    var table = try Table()
    _ = table.state.handle(.character("P"))
    _ = table.state.handle(.right)
    #expect(!table.state.isPassingOn)
    _ = table.state.handle(.character("p"))
    #expect(!table.state.isPassingOn)
    var state = try Studio().state(Positions.following())
    #expect(state.handle(.character("P")) == [])
    #expect(state.notice == .passNotInPlay && !state.isPassingOn)
  }

  @Test("a forced pass needs no setting")
  func setting() throws {
    var table = try Table()
    table.state.preferences.autoPlay = false
    _ = table.state.handle(.character("P"))
    try table.go(0, 1, 0, 0, 0)
    #expect(table.state.forcedMove == .pass)
  }
}
