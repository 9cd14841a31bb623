import MueData
import TestSupport
import Testing

@testable import MueLink

/// What the host has on disk is enough to keep every promise.
@Suite("A host that ends in the middle of a deal")
struct CrashingHostTests {
  /// The number of steps of a match without a crash.
  private func steps() throws -> Int {
    let host = try CrashingHost { _ in nil }
    host.run()
    #expect(host.faults.isEmpty, "\(host.faults)")
    return host.steps
  }

  @Test("ended at any step, with any of the last saves, it keeps every promise and every deal")
  func everyStep() throws {
    let steps = try steps()
    #expect(steps > 60)
    for step in 1...steps {
      // `make torture` tries every number of lost saves at every step.
      for lost in TortureTest.times > 1 ? Array(0...4) : [0, 1 + step % 4] {
        let host = try CrashingHost { $0 == step ? lost : nil }
        host.run()
        let faults = host.faults
        #expect(faults.isEmpty, "step \(step), \(lost) saves lost: \(faults)")
        #expect(host.crashes == 1)
      }
    }
  }

  @Test("ended again and again it keeps them too")
  func often() throws {
    let torture = TortureTest("crashing hosts", cases: 20)
    var crashes = 0
    for seed in torture.seeds {
      var generator = torture.generator(seed)
      let host = try CrashingHost(seed: seed) { _ in
        generator.below(40) == 0 ? generator.below(4) : nil
      }
      host.run()
      let faults = host.faults
      #expect(faults.isEmpty, "seed \(seed): \(faults)")
      crashes += host.crashes
    }
    torture.report("\(crashes) crashes")
    #expect(crashes > torture.cases)
  }

  @Test("one that sends before it keeps would be found out")
  func tooEarly() throws {
    let faults = try (1...steps()).reduce(0) { faults, step in
      let host = try CrashingHost(keepsFirst: false) { $0 == step ? 0 : nil }
      host.run()
      return faults + host.faults.count
    }
    #expect(faults > 0)
  }
}
