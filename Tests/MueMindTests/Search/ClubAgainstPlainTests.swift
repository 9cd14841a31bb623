import MueMind
import MueRules
import Testing

@Suite("Thinking pays")
struct ClubAgainstPlainTests {
  @Test("In one seat among plain players club scores more than plain does in that seat")
  func duel() throws {
    let players = PlayerCount.five
    let limits = Limits(playouts: 40)
    let plain = Table(players, of: PlainMind())
    var gain = 0
    for seed in 1...60 as ClosedRange<UInt64> {
      let seat = Int(seed) % players.number
      var minds = plain.minds
      minds[seat] = ClubMind()
      let club = try Table(players, minds: minds, limits: limits).play(seed: seed)
      let even = try plain.play(seed: seed)
      gain += (club.score?.score[seat] ?? 0) - (even.score?.score[seat] ?? 0)
    }
    #expect(gain >= 100)
  }
}
