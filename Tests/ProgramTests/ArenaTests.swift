import Foundation
import TestSupport
import Testing

@Suite("The arena's command line", .waits)
struct ArenaTests {
  @Test("Help and version are printed and all is well")
  func help() throws {
    let help = try Arena.run(["--help"])
    #expect(help.status == 0)
    #expect(help.output.contains("--players"))
    let version = try Arena.run(["--version"])
    #expect(version.status == 0)
    #expect(version.output.hasPrefix("mue-arena "))
  }

  @Test(
    "What is wrong is said in one sentence, with status 2",
    arguments: [
      [], ["dance"], ["play", "now"], ["play", "--speed"], ["play", "--deals"],
      ["play", "--help=1"], ["play", "--deals", "many"], ["play", "--players", "7"],
      ["play", "--seed", "-1"], ["play", "--bots", "oracle"], ["play", "--bots", "plain,"],
      ["play", "--playouts", "3", "--budget-ms", "3"], ["duel", "--bots", "plain"],
      ["duel", "--x", "plain"], ["bench", "--seed", "1"], ["bench", "--games", "0"],
      ["curve", "--x", "expert"], ["curve", "-x", "club@5p", "-y", "plain"],
      ["curve", "-x", "club", "-y", "plain", "--budgets", "5p,many"],
      ["exploit", "--bot", "omniscient"], ["exploit", "--x", "plain"],
      ["samples"], ["samples", "--samples", "x", "--bot", "plain"],
      ["samples", "--samples", "x", "--net", "opponent"],
      ["samples", "--samples", "x", "--playouts", "0"], ["join"], ["bot"], ["bot", "oracle"],
      ["bot", "omniscient"], ["bot", "cmd:cat"], ["ladder", "--bots", "plain"],
      ["play", "--bots", "plain:reckless"], ["play", "--deals", "7..3"], ["signature", "now"],
      ["play", "--players", "3", "--bots", "plain,plain,plain,plain"],
      ["bot", "plain", "--playouts", "many"], ["review"],
      ["review", "hands.jsonl", "--jobs", "0"],
      ["duel", "-x", "plain", "-y", "flat", "--from", "play"], ["inference"],
      ["duel", "-x", "plain", "-y", "flat", "--contracts", "x", "--from", "lunch"],
      ["puzzles", "--count", "0"],
    ])
  func errors(_ arguments: [String]) throws {
    let run = try Arena.run(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.hasPrefix("mue-arena: "))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "An odd number as the value of any option is refused in a sentence",
    arguments: [
      ("play", "players"), ("play", "deals"), ("play", "jobs"), ("play", "playouts"),
      ("play", "budget-ms"), ("play", "seed"), ("bench", "games"), ("review", "seat"),
      ("puzzles", "count"), ("curve", "budgets"),
    ])
  func oddNumbers(command: String, option: String) throws {
    for number in [Int.min, -1] {
      let run = try Arena.run([command, "--\(option)=\(number)"])
      #expect(run.status == 2 && run.errors.hasPrefix("mue-arena: "), "\(number): \(run.errors)")
    }
  }

  @Test("The same command prints the same scores, with a line for every seat")
  func reproducible() throws {
    let command = ["play", "-p", "4", "-n", "6", "-s", "5", "-b", "club,plain", "--playouts", "8"]
    let first = try Arena.run(command)
    #expect(first.status == 0)
    #expect(first.output.contains("seat 3 plain"))
    #expect(try Arena.run(command).scores == first.scores)
  }

  @Test("A bot in a duel against itself gains nothing")
  func duel() throws {
    let run = try Arena.run(["duel", "-n", "3", "--x", "plain", "--y", "plain"])
    #expect(run.status == 0)
    #expect(run.output.contains("0.00 (0.00 … 0.00)"))
  }
}
