import Foundation
import TestSupport
import Testing

@Suite("Puzzles found by the arena", .waits)
struct ArenaPuzzlesTests {
  @Test("the puzzles are the same for any number of threads, at most so many of each kind")
  func found() throws {
    let command = ["puzzles", "--deals", "6", "--seed", "77", "--playouts", "40", "--count", "1"]
    let run = try Arena.run(command + ["--jobs", "1"])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect((2...5).contains(lines.count))
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"format":"mue-puzzle/1","hand":{"#) })
    #expect(lines.allSatisfy { $0.contains(#""found":{"novice":"#) })
    #expect(try Arena.run(command + ["--jobs", "3"]).output == run.output)
  }
}
