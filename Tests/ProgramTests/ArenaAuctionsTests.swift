import Foundation
import TestSupport
import Testing

@Suite("Auctions to read, found by the arena", .waits)
struct ArenaAuctionsTests {
  @Test("the auctions are the same for any number of threads, at most so many of each kind")
  func found() throws {
    let command = ["auctions", "--deals", "6", "--seed", "58", "--count", "1"]
    let run = try Arena.run(command + ["--jobs", "1"])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    // Three kinds at four tables.
    #expect((1...12).contains(lines.count))
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"format":"mue-auction/1","hand":{"#) })
    #expect(try Arena.run(command + ["--jobs", "3"]).output == run.output)
  }
}
