import Foundation
import TestSupport
import Testing

/// Disks that lack a call which is no use to them: that is no failure.
@Suite("A disk that can do less", .waits) struct LesserDiskTests {
  @Test(
    "Games and settings are saved in place, and nobody is told of a failure",
    arguments: [
      ("fsync of a folder", EINVAL), ("fsync of a folder", EOPNOTSUPP), ("flock", ENOLCK),
      ("flock", ENOSYS), ("flock", EOPNOTSUPP), ("linkat", EPERM), ("linkat", EACCES),
      ("linkat", EXDEV), ("linkat", EMLINK), ("linkat", EIO),
    ])
  func saved(call: String, code: Int32) throws {
    let home = try Home()
    let environment = DiskFaults.every(call, code: code).environment(home)
    let new = ["new", "--plain", "--seed", "5", "--level", "novice", "--name", "Ada"]
    let run = try CommandRun(new, home: home, input: "pass\n", environment: environment)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(!run.output.contains("Not saved"))
    #expect(home.gameFiles.contains("0001.mue"))
    let names = try FileManager.default.contentsOfDirectory(atPath: home.path)
    #expect(!names.contains { $0.hasPrefix("mue-rescue") })
    let config = try CommandRun(
      ["config", "theme", "dark"], home: home, environment: environment)
    #expect(config.status == 0 && config.errors.isEmpty)
    #expect(try CommandRun(["config", "theme"], home: home).output == "dark\n")
    let again = try CommandRun(["--plain"], home: home, input: "quit\n", environment: environment)
    #expect(again.status == 0 && !again.output.contains("could not be saved"))
    // `mue doctor` reports that there are no locks.
    let doctor = try CommandRun(["doctor"], home: home, environment: environment)
    #expect(doctor.output.contains("the disk of the games has no locks") == (call == "flock"))
  }

  @Test("A sync that fails for another reason is a failure")
  func failed() throws {
    let home = try Home()
    let environment = DiskFaults.every("fsync of a folder", code: EIO).environment(home)
    let run = try CommandRun(
      ["config", "theme", "dark"], home: home, environment: environment)
    #expect(run.status == 1 && run.complaint == refusal(home))
  }

  private func refusal(_ home: Home) -> String {
    "\(home.path)/config/mue/settings.json not saved: Input/output error."
  }

  @Test("A lock that is refused for another reason is a failure")
  func lockRefused() throws {
    let home = try Home()
    let environment = DiskFaults.every("flock", code: EIO).environment(home)
    let config = try CommandRun(
      ["config", "theme", "dark"], home: home, environment: environment)
    #expect(config.status == 1 && config.complaint == refusal(home))
    let run = try CommandRun(
      ["new", "--plain", "--seed", "5"], home: home, input: "pass\n", environment: environment)
    #expect(run.status == 1 && run.output.contains("Not saved (Input/output error)"))
  }

  @Test("A mask that takes one's own permissions too does no harm", arguments: ["0477", "0777"])
  func mask(mask: String) throws {
    let home = try Home()
    func run(_ arguments: String, _ input: String) throws -> SystemRun {
      let mue = Terminal.built("mue")
      return try SystemRun(
        ["sh", "-c", "umask \(mask); printf '\(input)' | \(mue) \(arguments)"], home: home)
    }
    #expect(try run("new --plain --seed 5 --level novice", "pass\\nquit\\n").status == 0)
    #expect(try run("config theme dark", "").status == 0)
    for path in ["state", "state/mue", "state/mue/games", "config/mue"] {
      #expect(try permissions(home, path) == 0o700, "\(path)")
    }
    for path in ["state/mue/lock", "state/mue/games/0001.mue", "config/mue/settings.json"] {
      #expect(try permissions(home, path) == 0o600, "\(path)")
    }
  }

  private func permissions(_ home: Home, _ path: String) throws -> Int {
    let facts = try FileManager.default.attributesOfItem(atPath: home.path + "/" + path)
    return facts[.posixPermissions] as? Int ?? 0
  }
}
