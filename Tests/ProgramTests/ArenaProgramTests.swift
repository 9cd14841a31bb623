import Foundation
import TestSupport
import Testing

@Suite("Programs at the arena's table", .waits)
struct ArenaProgramTests {
  private let scripts: BotScripts

  init() throws { scripts = try BotScripts() }

  /// Plays hands with a player in every other seat; the records are written to a file of the name.
  private func play(
    _ player: String, _ name: String, players: Int = 4, _ more: [String] = []
  ) throws -> Arena {
    let run = try Arena.run(
      [
        "play", "-p", "\(players)", "-n", "3", "-s", "9", "-b", "\(player),plain", "--json",
        "--record", scripts.path(name),
      ] + more)
    #expect(run.status == 0, "\(run.errors)")
    return run
  }

  @Test("plain behind a pipe plays exactly like plain in the program", arguments: 3...6)
  func plain(players: Int) throws {
    let run = try play("cmd:\(Arena.program.path) bot plain", "pipe", players: players)
    #expect(run.output.contains(#""replaced":[]"#))
    _ = try play("plain", "builtin", players: players)
    #expect(try scripts.hands("pipe") == scripts.hands("builtin"))
  }

  @Test(
    "who lies, says nothing, ends, floods or talks nonsense is replaced by plain, and that is told",
    arguments: [
      ("liar", #"echo '{"bid":"R0 R1 R2 R3","play":"Q9"}'"#, "illegal:"),
      ("sleeper", "sleep 100", "silent"), ("crasher", "exit 3", "gone"),
      ("flooder", "cat /dev/zero", "flood"), ("babbler", "echo [1", "illegal:notJSON"),
      ("chatterer", "echo '{}'; echo '{}'; echo '{}'", "illegal:wrongKey"),
    ])
  func replaced(name: String, body: String, reason: String) throws {
    let bot = try scripts.bot(name, body)
    let run = try play(bot, name, ["--budget-ms", "30"])
    #expect(run.output.contains(#""replaced":[["\#(name)","\#(reason)"#), "\(run.output)")
    _ = try play("plain", "builtin")
    #expect(try scripts.hands(name) == scripts.hands("builtin"))
    let told = try Arena.run(
      ["play", "-n", "1", "-b", bot, "--budget-ms", "30"])
    #expect(told.output.contains("plain played on for “\(name)”"))
  }

  @Test("a second answer after a bad one counts")
  func secondAnswer() throws {
    let bot = try scripts.bot(
      "fumbler",
      #"case "$line" in *error*notJSON*) echo '{"bid":""}' ;; *) echo oops ;; esac"#)
    let run = try Arena.run(["play", "-p", "3", "-n", "2", "-b", bot, "--json"])
    #expect(run.output.contains(#""allPassed":2"#))
    #expect(run.output.contains(#""replaced":[]"#))
  }

  @Test("a program that does not introduce itself is refused before anything is played")
  func noGreeting() throws {
    for command in ["cmd:cat", "cmd:true", "cmd:\(scripts.path("nothing"))"] {
      let run = try Arena.run(["duel", "--x", command, "--y", "plain", "-n", "1"])
      #expect(run.status == 1)
      #expect(run.errors.contains("mue-mind/1"))
    }
  }

  @Test("our player as a program greets, answers what asks, and is silent about what does not")
  func served() throws {
    let deal = #""deal":["R1 R1 R6 R7 R9 Y3 Y4 Y7 B2 B3 B4 B7",null,null],"auction":["#
    let view = #"{"format":"mue-view/1","seat":0,"players":3,"dealer":0,"# + deal
    let asking = view + #"],"ask":{"bid":{"atMost":1}}}"#
    let run = try Arena.run(
      ["bot", "plain"],
      input: """
        {"format":"mue-mind/1","seat":0,"budgetMs":50}
        \(asking)
        {"error":"notJSON","ask":{"bid":{"atMost":1}}}
        \(view)[0,""]]}

        """)
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first == #"{"format":"mue-mind/1","name":"plain"}"#)
    #expect(lines.last?.hasPrefix(#"{"bid":""#) == true)
    #expect(lines.dropLast().last == lines.last)
    #expect(try Arena.run(["bot", "plain"], input: "hello\n").status == 1)
  }
}
