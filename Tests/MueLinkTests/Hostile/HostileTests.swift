import TestSupport
import Testing

@Suite("Hostile lines", .serialized)
struct HostileTests {
  /// The number of hostile lines in each match.
  private static let lines = 500

  @Test("a hostile guest moves at most its own seat, and the others play on")
  func guests() throws {
    let torture = TortureTest("hostile guests", cases: 4)
    var (moves, most) = (0, 0)
    for seed in torture.seeds {
      let match = try HostileGuest(seed: seed)
      try match.play(Self.lines)
      let complaint = match.complaints.first.map { "seed \(seed): \($0)" }
      #expect(complaint == nil)
      moves += match.moves
      most = max(most, match.most)
    }
    torture.report(
      "\(Self.lines) lines each, \(moves) moves, \(most) things to do at most, "
        + "\(TortureTest.peakMegabytes) MB")
    #expect(moves > 0)
  }

  @Test("the guest of a hostile host at most asks again, and stores little")
  func hosts() throws {
    let torture = TortureTest("hostile hosts", cases: 4)
    var most = 0
    for seed in torture.seeds {
      var match = try HostileHost(seed: seed)
      match.play(Self.lines)
      let complaint = match.complaints.first.map { "seed \(seed): \($0)" }
      #expect(complaint == nil)
      most = max(most, match.most)
    }
    torture.report(
      "\(Self.lines) lines each, \(most) lines said at most, \(TortureTest.peakMegabytes) MB")
  }
}
