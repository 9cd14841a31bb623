import MueGame
import MueRules
import Testing

@testable import MueWords

@Suite("The answer to a count") struct CountAnswerTests {
  /// A hand in which red is trump, after some tricks.
  private func count(tricks: Int) throws -> TrumpCount {
    var round = Round(
      deal: Deal(players: .four, seed: 3), dealer: PlayerCount.four.seats[0])
    let red = try #require(round.legalMoves?.all.first { $0.cards.first?.suit == .red })
    try round.apply(.bid(CardSet([try #require(red.cards.first)])))
    while round.publicState.roles == nil { try round.apply(.pass) }
    while let legal = round.legalMoves,
      round.publicState.play == nil || round.publicState.finishedTricks < tricks
    {
      try round.apply(legal.contains(.name(.suit(.red))) ? .name(.suit(.red)) : legal.all[0])
    }
    return try #require(TrumpCount(round, seat: round.players.seats[0]))
  }

  @Test("the right number is right; any other is told with the right one and the cards")
  func verdicts() throws {
    let count = try count(tricks: 0)
    let number = count.out.count
    let right = CountAnswer(count, to: number)
    #expect(right.isRight && right.verdict == .practiceRight)
    let wrong = CountAnswer(count, to: number + 1)
    #expect(!wrong.isRight)
    #expect(wrong.verdict == .countMissed(number: number + 1))
    let cards = HandOrder(count.hand.publicState.play?.order).sorted(count.out)
    #expect(cards.first?.suit == .red)
    #expect(
      wrong.lines == [.countLeft(left: number), .countOut(cards: cards.map(Phrase.name(of:)))])
    #expect(right.lines == wrong.lines)
  }

  @Test("where no trump is out, no card is named")
  func none() throws {
    let count = try count(tricks: 14)
    try #require(count.out.isEmpty)
    #expect(CountAnswer(count, to: 0).isRight)
    #expect(CountAnswer(count, to: 0).lines == [.countNone])
  }
}
