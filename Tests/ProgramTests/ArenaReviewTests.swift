import Foundation
import TestSupport
import Testing

@Suite("Hands looked back on by the arena", .waits)
struct ArenaReviewTests {
  private let scripts: BotScripts

  init() throws { scripts = try BotScripts() }

  /// A file of two hands among players by rules of thumb.
  private func hands() throws -> String {
    let file = scripts.path("hands.jsonl")
    let run = try Arena.run([
      "play", "-p", "4", "-n", "2", "-b", "plain,random", "--playouts", "0", "--record", file,
    ])
    #expect(run.status == 0)
    return file
  }

  @Test("a review tells what decisions cost, the same for any number of threads and in any locale")
  func report() throws {
    let file = try hands()
    let command = ["review", file, "--seat", "1", "--playouts", "40"]
    let run = try Arena.run(command + ["--jobs", "1"])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("Hand ") && $0.contains("seat 1:") } == 2)
    #expect(lines.contains { $0.hasPrefix("  1. ") && $0.contains("points less than") })
    let german = try Arena.run(command + ["--jobs", "3"], environment: ["LC_ALL": "de_DE.UTF-8"])
    #expect(german.output == run.output)
  }

  @Test("what a hand cost is the sum of the costs that are listed")
  func sum() throws {
    let run = try Arena.run(["review", hands(), "--playouts", "40"])
    var (sums, listed): ([Int], [Int]) = ([], [])
    for line in run.output.split(separator: "\n") {
      if let cost = line.firstMatch(of: /^Hand .* cost (?:nothing|(\d+)\.(\d) points)$/) {
        sums.append(try #require(Int((cost.1 ?? "0") + (cost.2 ?? ""))))
        listed.append(0)
      } else if let cost = line.firstMatch(of: /^  [A-Z].* (\d+)\.(\d) points less than/) {
        listed[listed.count - 1] += try #require(Int(cost.1 + cost.2))
      }
    }
    #expect(sums.count == 8 && sums == listed && sums.contains { $0 > 0 })
  }

  @Test("as JSON there is a line for every seat of every hand")
  func json() throws {
    let run = try Arena.run(["review", hands(), "--playouts", "8", "--json"])
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 8)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"format":"mue-review/1""#) })
    for line in lines {
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8))
      #expect(((object as? [String: Any])?["decisions"] as? [[String: Any]])?.isEmpty == false)
    }
  }

  @Test("a line that is no finished hand is said with its number, and ends the review")
  func wrong() throws {
    func complaint(_ text: String) throws -> Arena {
      try Arena.run(["review", "-"], input: text)
    }
    let nothing = try complaint("")
    #expect(nothing.status == 1 && nothing.errors.contains("has no hand in it"))
    let strange = try complaint("\n{}\n")
    #expect(strange.status == 1 && strange.errors.contains("line 2: "))
    let full = try String(contentsOfFile: hands(), encoding: .utf8)
    let line = try #require(full.split(separator: "\n").first)
    let tricks = try #require(line.firstRange(of: #","tricks":"#))
    let unfinished = try complaint(String(line[..<tricks.lowerBound]) + "}\n")
    #expect(unfinished.status == 1)
    #expect(unfinished.errors == "mue-arena: line 1: this hand is not finished\n")
    #expect(unfinished.output.isEmpty)
    let folder = try Arena.run(["review", "/"])
    #expect(folder.status == 1 && folder.errors == "mue-arena: “/” cannot be read\n")
  }

  @Test("what cannot be asked for is said in a sentence")
  func misuse() throws {
    let file = try hands()
    for (arguments, status) in [
      (["review"], 2), (["review", scripts.path("nothing")], 1), (["review", file, "more"], 2),
      (["review", file, "--seat", "4"], 2), (["review", file, "--bot", "omniscient"], 2),
      (["review", file, "--playouts", "5", "--budget-ms", "5"], 2),
    ] as [([String], Int32)] {
      let run = try Arena.run(arguments)
      #expect(run.status == status, "\(arguments)")
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("mue-arena: "))
    }
  }

  @Test("an interrupt shows the hands that are done, with status 130")
  func interrupted() throws {
    let run = try Arena.run(
      ["review", hands(), "--playouts", "20000", "--jobs", "1"], interruptedAfter: 1)
    #expect(run.status == 130)
    #expect(run.errors.contains("mue-arena: "))
  }
}
