import Foundation
import Testing

@testable import Platform

@Suite("Programs that run beside this one") struct SpawnedProgramTests {
  @Test(
    "a program has the arguments and the environment it was given, and its end is reported once")
  func program() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "mue-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: file) }
    let process = try SpawnedProgram.start(
      "/bin/sh", ["-c", "cat; echo \"$1 $ROOM ${LANG-none}\" > \"$0\"", file, "7"],
      environment: ["ROOM": "room", "PATH": "/usr/bin:/bin"])
    while SpawnedProgram.ended(among: [process]).isEmpty { usleep(1000) }
    #expect(ByteSource.text(of: file) == "7 room none\n")
    // Nothing is left of it.
    #expect(kill(process, 0) != 0)
  }

  @Test("it is asked to end, and waited for")
  func stop() throws {
    let process = try SpawnedProgram.start("/bin/sleep", ["600"], environment: [:])
    #expect(SpawnedProgram.ended(among: [process]).isEmpty)
    SpawnedProgram.stop([process])
    #expect(kill(process, 0) != 0)
  }

  @Test("a program that is missing is not started")
  func missing() {
    #expect(throws: SystemError.self) {
      try SpawnedProgram.start("/nonexistent/program", [], environment: [:])
    }
  }
}
