import MueRules
import Testing

@testable import MueBots

@Suite("Thinking pays")
struct ThinkingTests {
  @Test("In one seat among heuristic players expert scores more than they do in that seat")
  func duel() throws {
    let players = PlayerCount.five
    let limits = Limits(playouts: 40)
    let heuristic = Table(players, of: HeuristicBot())
    var gain = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      let seat = Int(seed) % players.number
      var bots = heuristic.bots
      bots[seat] = SearchBot.expert
      let expert = try Table(players, bots: bots, limits: limits).play(seed: seed)
      let even = try heuristic.play(seed: seed)
      gain += (expert.score?.score[seat] ?? 0) - (even.score?.score[seat] ?? 0)
    }
    #expect(gain >= 400)
  }
}
