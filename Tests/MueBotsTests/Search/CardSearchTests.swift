import MueRules
import Testing

@testable import MueBots

@Suite("The search among cards")
struct CardSearchTests {
  @Test("What the policy thinks of a card counts beside its playouts")
  func prior() throws {
    let sure = try #require(Policies.random(seed: 1, isSure: true))
    let unsure = try #require(Policies.random(seed: 1))
    var positions = 0
    var disagreements = (sure: 0, unsure: 0)
    for (_, observation) in try somePositions(.five, of: 4) {
      guard var seen = Playout(observation) else { continue }
      // In the last seat a search leaves cards out.
      guard seen.play.legal.looks.count > 1, seen.play.table.count < 4 else { continue }
      positions += 1
      let best = sure.card.best(&seen.play, &seen.memory).map(Move.play)
      func choice(_ policies: Policies) -> Move {
        SearchBot(.expert(by: policies)).choose(observation, limits: Limits(playouts: 20), seed: 5)
      }
      disagreements.sure += choice(sure) == best ? 0 : 1
      disagreements.unsure += choice(unsure) == best ? 0 : 1
    }
    #expect(positions > 5)
    #expect(disagreements.sure == 0)
    #expect(disagreements.unsure > 0)
  }
}
