import MueRules
import Testing

@testable import MueBots

@Suite("The curve of a hand") struct CurveReviewerTests {
  private func curve(_ round: Round, from seat: Seat, worlds: Int = 24) throws -> ContractCurve {
    let reviewer = try #require(CurveReviewer(round, from: seat, by: SearchBot.expert.policies))
    var curve = ContractCurve(count: reviewer.count)
    for index in 0..<reviewer.count {
      curve.append(try #require(reviewer.point(index, worlds: worlds)))
    }
    return curve
  }

  /// The first hand from a seed on that ended with a contract, made or not.
  private func hand(
    _ players: PlayerCount, from seed: UInt64, isMade: Bool
  ) throws -> Round {
    for seed in seed..<seed + 50 {
      let round = try Table(players, of: HeuristicBot()).play(seed: seed)
      if case .played(let reckoning)? = round.score?.result, reckoning.isMade == isMade {
        return round
      }
    }
    throw IllegalMove.handIsOver
  }

  @Test(
    "has a point for each move from the end of the auction on, and ends where the hand ended",
    arguments: PlayerCount.allCases, [true, false])
  func points(players: PlayerCount, isMade: Bool) throws {
    let round = try hand(players, from: 3, isMade: isMade)
    let curve = try curve(round, from: players.seats[1], worlds: 4)
    let turns = round.publicState.auction.turns.count
    #expect(curve.isDone)
    #expect(curve.points.map(\.moveCount) == Array(turns...round.publicState.moves.count))
    #expect(curve.points.map(\.move) == Array(round.publicState.moves[(turns - 1)...]))
    let end = try #require(curve.points.last)
    #expect(end.known == (isMade ? 100 : 0) && end.open == end.known)
    #expect(curve.points.allSatisfy { 0...100 ~= $0.known && 0...100 ~= $0.open })
    let tricks = curve.tricks(of: players)
    #expect(tricks.count == round.rules.handSize + (round.publicState.contract == nil ? 1 : 2))
    #expect(tricks.first == curve.points.first && tricks.last == end)
  }

  @Test("is the same each time, and can be given up")
  func repeatable() throws {
    let round = try hand(.four, from: 9, isMade: true)
    let seat = round.players.seats[2]
    let reviewer = try #require(CurveReviewer(round, from: seat, by: SearchBot.expert.policies))
    for index in [0, 6, 20] {
      let point = reviewer.point(index, worlds: 30)
      #expect(point != nil && point == reviewer.point(index, worlds: 30))
    }
    #expect(reviewer.point(4, worlds: 30) { true } == nil)
  }

  @Test("names the greatest changes first, and small ones not at all")
  func turns() throws {
    let seats = PlayerCount.four.seats
    var curve = ContractCurve(count: 5)
    for (index, chance) in [50, 60, 30, 90, 80].enumerated() {
      let card = Card(.red, try #require(Rank(index + 2)))
      curve.append(
        ContractCurve.Point(
          moveCount: index, move: .play(card), mover: seats[index % 4], known: chance, open: 50))
    }
    #expect(curve.turns().map(\.before) == [30, 60])
    #expect(curve.turns().map(\.point.known) == [90, 30])
    #expect(curve.turns(atMost: 1).count == 1)
    #expect(curve.point(after: 2)?.known == 30)
  }

  @Test("is none where nobody played for a contract")
  func eclat() {
    var round = Round(deal: Deal(players: .four, seed: 1), dealer: PlayerCount.four.seats[0])
    while round.turn != nil, round.applyLegal(.pass) {}
    #expect(CurveReviewer(round, from: round.players.seats[0], by: nil) == nil)
  }

  @Test("the chance to win a match follows the totals, and is shared by those who are level")
  func match() {
    let seats = PlayerCount.four.seats
    let begin = Standing(totals: [0, 0, 0, 0], end: .points(200), hands: 0)
    #expect(seats.allSatisfy { abs(begin.chance(of: $0) - 0.25) < 0.001 })
    let late = Standing(totals: [150, 90, 20, -30], end: .points(200), hands: 6)
    let chances = seats.map { late.chance(of: $0) }
    #expect(chances == chances.sorted(by: >))
    #expect(abs(chances.reduce(0, +) - 1) < 0.001)
    let over = Standing(totals: [210, 210, 20, 0], end: .points(200), hands: 9)
    #expect(seats.map { over.chance(of: $0) } == [0.5, 0.5, 0, 0])
  }
}
