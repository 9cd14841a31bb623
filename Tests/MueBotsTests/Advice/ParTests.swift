import MueBots
import MueRules
import Testing

@Suite("Par") struct ParTests {
  private let players = PlayerCount.three

  private func par(seed: UInt64 = 1, isGivenUp: Bool = false) -> Int? {
    let sitters = players.seats.map { _ in Par.ParSeat(HeuristicBot()) }
    return Par(of: players.seats[1], among: sitters).score(
      of: Deal(players: players, seed: 3), dealer: players.seats[0], seed: seed,
      isGivenUp: { isGivenUp })
  }

  @Test("comes out the same again")
  func same() throws {
    let score = try #require(par())
    #expect(par() == score)
    #expect((-100...200).contains(score))
  }

  @Test("is none when it is given up, or when a sitter is missing")
  func none() {
    #expect(par(isGivenUp: true) == nil)
    let few = Par(of: players.seats[0], among: [Par.ParSeat(HeuristicBot())])
    let deal = Deal(players: players, seed: 3)
    #expect(few.score(of: deal, dealer: players.seats[1], seed: 1) == nil)
  }
}
