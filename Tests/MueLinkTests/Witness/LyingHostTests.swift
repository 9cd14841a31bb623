import TestSupport
import Testing

@testable import MueLink

/// Lies of a host, and what a guest's program says of them.
@Suite("Lying hosts")
struct LyingHostTests {
  @Test("an honest host is contradicted by nothing, whatever it was asked to take back")
  func honest() throws {
    for seed in TortureTest("honest traces", cases: 4, most: 600).seeds {
      let trace = try HonestTrace(seed: seed)
      #expect(trace.outcome.findings.isEmpty)
      #expect(trace.outcome.opened.count == 2 && trace.outcome.words != nil)
      let again = trace.replay { _, line, _ in [line] }
      #expect(again.findings.isEmpty && again.opened == trace.outcome.opened)
      #expect(again.words == trace.outcome.words)
    }
  }

  @Test("what a lie changes of deal, moves, scores, seat or table, the guest says")
  func lies() throws {
    let torture = TortureTest("lies of hosts", cases: 160, most: 40_000)
    let traces = try (1...4).map { try HonestTrace(seed: $0) }
    let lines = traces.map { trace in
      trace.steps.compactMap { if case .line(let line) = $0.step { line } else { nil } }
    }
    var (told, harmless) = (0, 0)
    var toldKinds: Set<LyingHost.Lie> = []
    for seed in torture.seeds {
      let index = Int(seed % 4)
      let host = LyingHost(
        seed: seed, trace: traces[index], others: lines[index] + lines[(index + 1) % 4])
      let outcome = host.outcome()
      let honest = traces[index].outcome
      let isPart = outcome.isPart(of: honest)
      if !outcome.findings.isEmpty {
        told += 1
        toldKinds.formUnion(host.kinds)
      } else if isPart {
        harmless += 1
      }
      // Nothing else is known, or it is said; words that differ say it to two people who compare.
      #expect(
        !outcome.findings.isEmpty || isPart
          || (outcome.words != nil && outcome.words != honest.words),
        "seed \(seed): \(host.kinds) is not told")
    }
    torture.report("\(told) told, \(harmless) changed nothing that the guest knows")
    #expect(told > torture.cases / 8)
    #expect(toldKinds.isSuperset(of: [.otherMoves, .takenBack, .otherHand, .otherCards]))
  }
}
