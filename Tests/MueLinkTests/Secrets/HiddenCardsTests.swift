import TestSupport
import Testing

@Suite("What guests must not know")
struct HiddenCardsTests {
  @Test(
    "no line to a guest or onlooker depends on a card hidden from them, nor what they read in bids")
  func hidden() throws {
    let torture = TortureTest("hidden cards", cases: 4)
    var (lines, compared, read) = (0, 0, 0)
    for seed in torture.seeds {
      let match = try SecretMatch(seed: seed)
      try match.play()
      let complaint = match.complaints.first.map { "seed \(seed): \($0)" }
      #expect(complaint == nil)
      lines += match.lines
      compared += match.compared
      read += match.read
    }
    torture.report(
      "\(lines) lines read, \(compared) and \(read) readings compared with another world's")
    #expect(lines > 100 && compared > 100 && read > 20)
  }
}
