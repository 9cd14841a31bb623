import MueRules
import Testing

@testable import MueBots

@Suite("Par") struct ParTests {
  private let players = PlayerCount.three

  private func par(seed: UInt64 = 1, isGivenUp: Bool = false) -> Int? {
    let casual = BotSettings(level: .casual)
    var par = Par(
      of: players.seats[1], among: players.seats.map { _ in casual },
      deal: Deal(players: players, seed: 3), dealer: players.seats[0], seed: seed,
      policies: Policies.random(seed: 1))
    while par.score == nil {
      guard par.playOn(isGivenUp: { isGivenUp }) else { return nil }
    }
    return par.score
  }

  @Test("comes out the same again")
  func same() throws {
    let score = try #require(par())
    #expect(par() == score)
    #expect((-100...200).contains(score))
  }

  @Test("is none when it is given up, or when a player is missing")
  func none() {
    #expect(par(isGivenUp: true) == nil)
    var few = Par(
      of: players.seats[0], among: [BotSettings(level: .casual)],
      deal: Deal(players: players, seed: 3), dealer: players.seats[1], seed: 1)
    let isPlayed = few.playOn()
    #expect(!isPlayed)
    #expect(few.score == nil)
  }
}
