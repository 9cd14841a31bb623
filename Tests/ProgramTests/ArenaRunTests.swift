import Foundation
import TestSupport
import Testing

@Suite("Long runs of the arena", .waits)
struct ArenaRunTests {
  private let scripts: BotScripts

  init() throws { scripts = try BotScripts() }

  private func duel(_ deals: String, _ more: String...) throws -> String {
    let run = try Arena.run(
      ["duel", "--x", "club", "--y", "plain", "-p", "3", "-n", deals, "--playouts", "6"] + more)
    #expect(run.status == 0)
    return run.output
  }

  /// The text of JSON without the times.
  private func timeless(_ text: String) -> String {
    text.replacing(/"ms(Median|P99)":[0-9.]+,/, with: "")
      .replacing(/,"msCounts":.*/, with: "")
  }

  @Test("Ranges of deals joined are the whole run, for any number of threads")
  func joined() throws {
    let parts = [try duel("1..3", "--json"), try duel("4..8", "--json", "--jobs", "3")]
    let files = try parts.enumerated().map { try scripts.write($1, "part\($0).json") }
    let joined = try Arena.run(["join", files[1], files[0], "--json"])
    #expect(joined.status == 0)
    #expect(timeless(joined.output) == timeless(try duel("1..8", "--json", "--jobs", "2")))
    #expect(joined.output.contains(#""deals":8,"mean":"#))
    #expect(joined.output.contains(#""roles":{"chief":{"mean":"#))
    let text = try Arena.run(["join"] + files)
    #expect(text.output.contains("8 deals (1–8)"))
    #expect(try Arena.run(["join", files[0], files[0]]).status == 1)
    #expect(try Arena.run(["join", scripts.path("nothing")]).status == 1)
    #expect(try Arena.run(["join", scripts.write("{}", "no.json")]).status == 1)
  }

  @Test("A ladder is a table, or a duel a line, and ladders join as well")
  func ladder() throws {
    let command = ["ladder", "-b", "random,plain,flat", "-p", "3"]
    let run = try Arena.run(command + ["-n", "2"])
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").filter { $0.contains("±") }.count == 4)
    let lines = try Arena.run(command + ["-n", "1..1", "--json"]).output
    #expect(lines.split(separator: "\n").count == 6)
    let other = try Arena.run(command + ["-n", "2..2", "--json"]).output
    let files = [try scripts.write(lines, "1.json"), try scripts.write(other, "2.json")]
    #expect(try Arena.run(["join"] + files).output == run.output)
  }

  @Test("Every habit has a row, the best first, and a duel a line")
  func exploit() throws {
    let command = ["exploit", "--bot", "plain", "-p", "3", "-n", "3"]
    let run = try Arena.run(command)
    #expect(run.status == 0)
    let rows = run.output.split(separator: "\n").filter { $0.hasPrefix("plain:habit=") }
    #expect(rows.count == 10)
    let gains = rows.compactMap { Double($0.split(separator: " ")[1]) }
    #expect(gains.count == 10 && gains == gains.sorted(by: >))
    #expect(try Arena.run(command + ["--json"]).output.split(separator: "\n").count == 10)
  }

  @Test("A series has the turns of the median auction")
  func turns() throws {
    let file = scripts.path("auctions.jsonl")
    let run = try Arena.run(["play", "-b", "plain", "-n", "7", "--record", file])
    let turns = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map {
      line in
      let hand = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      return try #require(hand?["auction"] as? [Any]).count
    }
    #expect(turns.count == 7 && Set(turns).count > 1)
    #expect(run.output.contains("turns in the median auction \(turns.sorted()[3]).0"))
  }

  @Test("A curve has a row for every budget, in their order")
  func curve() throws {
    let command = ["curve", "-x", "club", "-y", "plain", "-p", "3", "-n", "2"]
    let run = try Arena.run(command + ["--budgets", "8p,4p"])
    #expect(run.status == 0)
    let rows = run.output.split(separator: "\n").filter { $0.hasPrefix("club@") }
    #expect(rows.map { $0.split(separator: " ")[0] } == ["club@8p", "club@4p"])
    let duel = try Arena.run(["duel", "-x", "club@4p", "-y", "plain", "-p", "3", "-n", "2"])
    let gain = try #require(rows.last?.split(separator: " ")[1])
    #expect(duel.output.contains(" \(gain) ("))
  }

  @Test("Samples are the same on one thread and on several")
  func samples() throws {
    let files = try ["1", "3"].map { jobs in
      let file = scripts.path("samples\(jobs)")
      let run = try Arena.run(["samples", "-p", "3", "-n", "6", "--samples", file, "--jobs", jobs])
      #expect(run.status == 0 && run.output.contains("6"))
      return try Data(contentsOf: URL(filePath: file))
    }
    #expect(files[0] == files[1])
    // A choice has at least the number of its cards, a moment and two cards, in numbers of four bytes.
    #expect(files[0].count > 6 * 4 * (1 + 28 + 2 * 35))
    #expect(try Arena.run(["samples", "--samples", scripts.path("no/where")]).status == 1)
  }

  @Test("Bids are samples too")
  func bidSamples() throws {
    let command = ["-p", "3", "-n", "4", "--jobs", "1", "--samples"]
    func samples(_ words: [String]) throws -> Data {
      let file = scripts.path("some.samples")
      #expect(try Arena.run(words + command + [file]).status == 0)
      return try Data(contentsOf: URL(filePath: file))
    }
    let bids = try samples(["play", "-b", "casual", "--bids"])
    // A choice has at least its number of moves, a moment and two moves, in numbers of four bytes.
    #expect(bids.count > 4 * 4 * (1 + 28 + 2 * 35))
    #expect(try samples(["play", "-b", "casual"]).isEmpty)
    #expect(try !samples(["samples", "--net", "bid", "--playouts", "1"]).isEmpty)
  }

  @Test("The same seed gives the same hands on one thread and on several, in order")
  func threads() throws {
    for jobs in ["1", "3"] {
      let run = try Arena.run([
        "play", "-n", "10..17", "-b", "club,random", "--playouts", "5", "--jobs", jobs,
        "--record", scripts.path(jobs),
      ])
      #expect(run.status == 0)
    }
    #expect(try scripts.hands("1") == scripts.hands("3"))
    #expect(try scripts.hands("1").first?.contains(#""hand":10"#) == true)
  }

  @Test("An interrupt reports what is done, with status 130")
  func interrupted() throws {
    let command = ["duel", "--x", "random", "--y", "random", "-n", "2000000", "--json"]
    let run = try Arena.run(command, interruptedAfter: 1.5)
    #expect(run.status == 130)
    #expect(run.output.hasPrefix(#"{"format":"mue-duel/1""#))
    #expect(!run.output.contains(#""deals":0,"#))
    #expect(!run.output.contains(#""deals":2000000,"#))
    #expect(run.errors.contains("mue-arena: "))
  }

  @Test("The signature is the same in two runs, and another for other bots")
  func signature() throws {
    let command = ["signature", "--bots"]
    let first = try Arena.run(command + ["plain,random"])
    #expect(first.status == 0)
    #expect(first.output.wholeMatch(of: /[0-9a-f]{16}\n/) != nil)
    #expect(try Arena.run(command + ["plain,random"]).output == first.output)
    #expect(try Arena.run(command + ["random,plain"]).output != first.output)
  }
}
