import MueRules
import Testing

@testable import MueGame

@Suite("Figures of finished games") struct StatisticsTests {
  /// Hands as Chief, made and lost, as partner, made, as Vice, beaten, as opponent, lost, two
  /// éclats and a hand without a bid.
  private func game(undos: Int = 0) throws -> PlayedGame {
    try Constructed.game(
      [
        Constructed.hand(
          chief: 1, partner: 0, level: 3, trump: "red", points: [20, 12, 10, 10, 8]),
        Constructed.hand(
          chief: 1, vice: 2, partner: 0, level: 4, trump: "7", points: [10, 12, 20, 10, 8]),
        Constructed.hand(chief: 0, partner: 1, level: 2, trump: "5", points: [20, 20, 0, 10, 10]),
        Constructed.hand(
          chief: 2, vice: 1, partner: 0, level: 5, trump: "none", points: [10, 20, 10, 10, 10]),
        Constructed.hand(
          chief: 2, partner: 3, level: 1, trump: "blue", points: [0, 0, 20, 20, 20]),
        Constructed.eclat([0, 1], level: 2), Constructed.eclat([0, 2], level: 3),
        Constructed.allPassed,
      ], undos: undos)
  }

  @Test("hands are distinguished by the person's role, and by who succeeded")
  func parts() throws {
    let figures = Statistics([try game()])
    #expect(figures.hands.count == 8)
    // Hands are won as those of each part are.
    #expect(figures.hands.successes == figures.parts.values.reduce(0) { $0 + $1.successes })
    #expect(figures.parts[.chief]?.count == 2)
    #expect(figures.parts[.chief]?.successes == 1)
    #expect(figures.parts[.partner]?.successes == 1)
    #expect(figures.parts[.vice]?.successes == 1)
    #expect(figures.parts[.opponent]?.count == 1)
    #expect(figures.parts[.opponent]?.successes == 0)
    #expect(figures.allPassed == 1)
    #expect(figures.eclats.count == 2)
    #expect(figures.eclats.successes == 1)
    #expect(figures.eclats.sum == -20)
  }

  @Test("the person's contracts by cards bid and by kind of trump, and overbids")
  func contracts() throws {
    let figures = Statistics([try game()])
    #expect(figures.bids.keys.sorted() == [3, 4])
    #expect(figures.bids[3]?.successes == 1)
    #expect(figures.bids[4]?.successes == 0)
    #expect(figures.trumps[.suit]?.successes == 1)
    #expect(figures.trumps[.twinNumber]?.count == 1)
    #expect(figures.trumps[.number] == nil)
    // 22 points of 33 needed: not even the first level of 24 was reached.
    #expect(figures.overbids.count == 1)
    #expect(figures.overbids.sum == 4)
  }

  @Test("the sums are those of the score sheet")
  func sums() throws {
    let game = try game()
    let figures = Statistics([game])
    #expect(figures.hands.sum == game.totals[game.seat])
    #expect(figures.cardPoints == 12 + 12 + 20 + 20)
    #expect(figures.course == [Tally.tenths(game.totals[game.seat], of: 8)])
    #expect(figures.seconds == 60)
    #expect(figures.hints == 2)
  }

  @Test("a match gives a place, a lead over each opponent, and a result by level")
  func matches() throws {
    let figures = Statistics([try game(), try game(undos: 1)])
    #expect(figures.matches.count == 2)
    #expect(figures.places.reduce(0, +) == 2)
    #expect(figures.opponents.keys.sorted() == ["Ada", "Bea", "Carl", "Dora"])
    #expect(figures.levels[.club]?.count == 8)
    #expect(figures.leads.count == 2)
    #expect(figures.undos == 1)
  }

  @Test("an unfinished game has hands and no match")
  func unfinished() throws {
    let hands = [Constructed.allPassed]
    let figures = Statistics([try Constructed.game(hands, end: .hands(2))])
    #expect(figures.games == 1)
    #expect(figures.hands.count == 1)
    #expect(figures.matches.count == 0)
    #expect(figures.leads == [])
  }

  @Test("averages and shares are rounded, halves away from zero; without data there are none")
  func rounding() {
    var tally = Tally()
    #expect(tally.percent == nil)
    #expect(tally.tenths == nil)
    for value in [-1, 0, 0] { tally.add(value == 0, value) }
    #expect(tally.percent == 67)
    #expect(tally.tenths == -3)
    #expect(Tally.tenths(-5, of: 100) == -1)
    #expect(Tally.tenths(7, of: 2) == 35)
  }

  @Test("the sums do not overflow, even with the counts of a bad file")
  func huge() throws {
    var notes = GameNotes()
    notes.secondsPlayed = .max
    notes.hints = .max
    let plain = try game()
    let game = try #require(
      PlayedGame(
        rules: plain.rules, seed: 1, players: plain.players, notes: notes, scores: plain.scores))
    #expect(Statistics([game, game, game]).seconds > 0)
  }
}
