import MueRules
import TestSupport
import Testing

@testable import MueGame

@Suite("Undo and redo") struct UndoHistoryTests {
  @Test("a game cut at any position is the game as it was there", arguments: PlayerCount.allCases)
  func cutting(players: PlayerCount) throws {
    let whole = try RandomPlay.game(players, seed: 3, end: .hands(2))
    for count in stride(from: 0, to: whole.moveCount, by: 7) {
      let early = try RandomPlay.game(players, seed: 3, end: .hands(2), moves: count)
      let cut = whole.cut(to: early.position)
      #expect(cut.record == early.record)
      #expect(cut.match.round == early.match.round)
      #expect(cut.match.scores == early.match.scores)
    }
    #expect(whole.cut(to: whole.position).record == whole.record)
    #expect(whole.cut(to: GamePosition(hand: 9, moves: 0)).record == whole.record)
  }

  @Test("undo goes from decision to decision, over hands, to the beginning")
  func allTheWay() throws {
    var game = try RandomPlay.game(.five, seed: 4, end: .hands(3))
    let person = game.personSeat
    let positions = game.decisions(of: person)
    var taken = UndoHistory()
    for (count, position) in positions.reversed().enumerated() {
      let isTaken = taken.undo(in: &game)
      #expect(isTaken)
      #expect(game.position == position)
      #expect(game.match.round.turn == person)
      #expect(game.match.round.legalMoves?.isChoice == true)
      #expect(game.notes.undos == count + 1)
    }
    let isMore = taken.undo(in: &game)
    #expect(!isMore)
    #expect(game.notes.undos == positions.count)
  }

  @Test("decisions before a given position cannot be taken back")
  func notBefore() throws {
    let whole = try RandomPlay.game(.five, seed: 4, end: .hands(2))
    let positions = whole.decisions(of: whole.personSeat)
    let start = positions[positions.count / 2]
    var game = whole
    var taken = UndoHistory(notBefore: start)
    while taken.undo(in: &game) {}
    #expect(game.position == start)
    #expect(game.moves.flatMap(\.self) == Array(whole.moves.flatMap(\.self).prefix(game.moveCount)))
  }

  @Test("redo goes back the same way, and the count of undos stays")
  func again() throws {
    var game = try RandomPlay.game(.four, seed: 5, end: .hands(2))
    var taken = UndoHistory()
    var stations = [game.moves]
    while taken.undo(in: &game) { stations.append(game.moves) }
    let undos = game.notes.undos
    #expect(taken.move(in: game) == stations[0][0][game.moves[0].count])
    for station in stations.dropLast().reversed() {
      let isAgain = taken.redo(in: &game)
      #expect(isAgain)
      #expect(game.moves == station)
    }
    let isMore = taken.redo(in: &game)
    #expect(!isMore)
    #expect(game.notes.undos == undos)
  }

  @Test("after a new move nothing can be redone, and the others are asked again")
  func somethingNew() throws {
    var game = try RandomPlay.game(.five, seed: 6, end: .hands(1), moves: 60)
    var taken = UndoHistory()
    let isTaken = taken.undo(in: &game)
    #expect(isTaken)
    let old = try #require(taken.move(in: game))
    let other = try #require(game.match.round.legalMoves?.all.first { $0 != old })
    try game.apply(other)
    #expect(taken.move(in: game) == nil)
    let isMore = taken.redo(in: &game)
    #expect(!isMore)
  }

  @Test("after the same choice everybody does the same again, up to where the game had come")
  func sameChoice() throws {
    var game = try RandomPlay.game(.six, seed: 7, end: .hands(1), moves: 70)
    let line = game.moves
    var taken = UndoHistory()
    for _ in 0..<5 { _ = taken.undo(in: &game) }
    #expect(game.moves != line)
    while let move = taken.move(in: game) { try game.apply(move) }
    #expect(game.moves == line)
  }

  @Test("with other people at the table nothing is taken back")
  func alone() throws {
    var game = try RandomPlay.game(.four, seed: 8, moves: 20)
    #expect(game.isAlone)
    var players = game.players
    players[2] = Player(name: players[2].name, agent: .person())
    game = try Game(rules: game.match.rules, seed: 8, players: players)
    #expect(!game.isAlone)
  }
}
