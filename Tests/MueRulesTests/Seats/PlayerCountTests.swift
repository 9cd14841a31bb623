import Testing

@testable import MueRules

@Suite struct PlayerCountTests {
  @Test("Mü is a game for three to six players")
  func players() {
    #expect(PlayerCount.allCases.map(\.number) == [3, 4, 5, 6])
    #expect(PlayerCount(rawValue: 2) == nil)
    #expect(PlayerCount(rawValue: 7) == nil)
  }

  @Test(
    "three, four, five and six players are dealt 12, 15, 12 and 10 cards each",
    arguments: zip(PlayerCount.allCases, [12, 15, 12, 10]))
  func handSize(players: PlayerCount, size: Int) {
    #expect(Rules.classic[players].handSize == size)
    #expect(size * players.number == Rules.classic[players].deck.count)
  }

  @Test(
    "four to six players use all 60 cards and 60 points",
    arguments: [PlayerCount.four, .five, .six])
  func wholeDeck(players: PlayerCount) {
    #expect(Rules.classic[players].deck == .deck)
    #expect(Rules.classic[players].suits == Suit.allCases)
    #expect(Rules.classic[players].allPoints == 60)
    #expect(Rules.classic[players].hasPartners)
  }

  @Test("three players leave out green and black: 36 cards and 36 points (our choice)")
  func threePlayers() {
    #expect(Rules.classic[.three].suits == [.red, .yellow, .blue])
    #expect(Rules.classic[.three].deck.count == 36)
    #expect(Rules.classic[.three].allPoints == 36)
    #expect(!Rules.classic[.three].hasPartners)
  }

  @Test("seats are numbered clockwise and the last is followed by the first")
  func seats() {
    #expect(PlayerCount.four.seats.map(\.index) == [0, 1, 2, 3])
    #expect(PlayerCount.four.seats(from: seat(2)).map(\.index) == [2, 3, 0, 1])
    #expect(PlayerCount.four.seat(after: seat(3)) == seat(0))
    #expect(PlayerCount.four.seat(after: seat(0)) == seat(1))
  }

  @Test("there is no seat beyond the last")
  func noSeat() {
    #expect(PlayerCount.five.seat(4) == seat(4))
    #expect(PlayerCount.five.seat(5) == nil)
    #expect(PlayerCount.five.seat(-1) == nil)
  }
}
