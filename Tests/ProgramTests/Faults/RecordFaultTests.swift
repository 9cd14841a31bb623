import Platform
import TestSupport
import Testing

/// Hand records that the arena writes to a disk that refuses.
@Suite("Records on a disk that refuses", .waits) struct RecordFaultTests {
  @Test("A failed write is reported in one sentence, whichever call is refused")
  func record() throws {
    let home = try Home()
    let file = home.path + "/hands"
    let play = ["play", "-p", "3", "-n", "2", "-b", "random", "--record", file]
    let calls = try DiskFaults.calls(home, kind: .writing) {
      let run = try Arena.run(play, environment: $0)
      #expect(run.status == 0)
    }
    #expect(calls.contains { $0.hasPrefix("write") })
    for (index, call) in calls.enumerated() where call.hasPrefix("open") || call.hasPrefix("write")
    {
      unlink(file)
      let faults = DiskFaults(code: ENOSPC, calls: index + 1..<index + 2, kind: .writing)
      let run = try Arena.run(play, environment: faults.environment(home))
      #expect(run.errors == "mue-arena: “\(file)” cannot be written\n", "\(index): \(call)")
      #expect(run.status == 1)
      #expect(run.output.isEmpty)
    }
  }
}
