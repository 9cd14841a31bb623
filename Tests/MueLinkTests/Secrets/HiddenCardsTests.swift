import TestSupport
import Testing

@Suite("What guests must not know")
struct HiddenCardsTests {
  @Test("no line to a guest or onlooker depends on a card hidden from them")
  func hidden() throws {
    let torture = TortureTest("hidden cards", cases: 4)
    var (lines, compared) = (0, 0)
    for seed in torture.seeds {
      let match = try SecretMatch(seed: seed)
      try match.play()
      let complaint = match.complaints.first.map { "seed \(seed): \($0)" }
      #expect(complaint == nil)
      lines += match.lines
      compared += match.compared
    }
    torture.report("\(lines) lines read, \(compared) compared with another world's")
    #expect(lines > 100 && compared > 100)
  }
}
