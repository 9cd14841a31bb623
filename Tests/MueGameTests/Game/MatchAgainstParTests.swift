import MueRules
import TestSupport
import Testing

@testable import MueGame

@Suite("A match against par") struct MatchAgainstParTests {
  /// A match of four hands in which two hands are over.
  private func game(pars: [Int]?) throws -> Game {
    let agents = [Agent.person()] + Array(repeating: .computer(.club), count: 3)
    var game = try Game(
      rules: MatchRules(players: .four, end: .hands(4)), seed: 3,
      players: agents.map { Player(name: .nobody, agent: $0) })
    var generator = SeededGenerator(seed: 1)
    while game.match.scores.count < 2 {
      if game.match.round.score != nil { game.dealNextHand() }
      let legal = try #require(game.match.round.legalMoves)
      try game.apply(try #require(legal.all.randomElement(using: &generator)))
    }
    game.notes.pars = pars
    return game
  }

  private func own(_ game: Game) -> [Int] { game.match.scores.map { $0.score[game.personSeat] } }

  @Test("each hand has the person's score beside par, and the differences are summed")
  func sum() throws {
    let game = try game(pars: [5, -20])
    let match = try #require(game.view(for: game.personSeat).againstPar)
    #expect(match.hands.map(\.score) == own(game))
    #expect(match.hands.map(\.par) == [5, -20])
    #expect(match.difference == own(game).reduce(0, +) + 15)
    #expect(match.isComplete)
    #expect(game.handWithoutPar == nil)
  }

  @Test("points are its aim, at the table and in records; another match is played to be won")
  func aim() throws {
    for (pars, isNearEnd) in [([5, -20] as [Int]?, false), (nil, true)] {
      let game = try game(pars: pars)
      #expect(game.standing.isNearEnd == isNearEnd)
      #expect(game.view(for: game.personSeat).standing.isNearEnd == isNearEnd)
      let line = try #require(game.handRecords(for: .anybody).last?.line)
      let record = try HandRecord(checking: Array(line.utf8))
      #expect(record.match?.standing.isNearEnd == isNearEnd)
      #expect(record.line == line && line.contains(#""aim":"points""#) == !isNearEnd)
    }
  }

  @Test("a hand whose par is not known yet is told as such, and counts for nothing")
  func incomplete() throws {
    let game = try game(pars: [5])
    let match = try #require(game.view(for: game.personSeat).againstPar)
    #expect(match.hands.map(\.par) == [5, nil])
    #expect(match.difference == own(game)[0] - 5)
    #expect(!match.isComplete)
    #expect(game.handWithoutPar == 2)
  }

  @Test("par outlives an undo, and is not told before the hand is over again")
  func undo() throws {
    let game = try game(pars: [5, 6]).cut(to: GamePosition(hand: 2, moves: 0))
    let match = try #require(game.view(for: game.personSeat).againstPar)
    #expect(match.hands.map(\.par) == [5])
    #expect(game.notes.pars == [5, 6] && game.handWithoutPar == nil)
  }

  @Test("other matches have no par, and nobody but the person is compared")
  func none() throws {
    let plain = try game(pars: nil)
    #expect(plain.view(for: plain.personSeat).againstPar == nil && plain.handWithoutPar == nil)
    #expect(try game(pars: [5]).onlookersView.againstPar == nil)
  }
}
