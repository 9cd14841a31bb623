import CVTerm
import Foundation
import Platform
import TestSupport
import Testing

/// The arena ends when it is asked to, even if a player program hangs, and leaves none behind.
@Suite("The end of the arena", .waits) struct ArenaEndTests {
  /// A run with programs that hang; what is waited for them is longer than any test.
  private func start(_ bot: HangingBot, _ command: String = "duel") throws -> Terminal {
    let players =
      command == "duel"
      ? ["--x", "cmd:" + bot.command, "--y", "plain"] : ["--bots", "cmd:" + bot.command]
    return try Terminal(
      Arena.program.path,
      [command] + players + ["-p", "3", "--budget-ms", "600000", "--jobs", "2"],
      columns: 120)
  }

  @Test(
    "An interrupt reports what is done, though programs hang",
    arguments: HangingBot.Moment.allCases,
    ["duel", "play"])
  func interrupted(moment: HangingBot.Moment, command: String) throws {
    let bot = try HangingBot(moment)
    let arena = try start(bot, command)
    let groups = try bot.groups()
    arena.control("c")
    #expect(try arena.exitStatus() == .code(130))
    #expect(arena.text.contains("interrupted; the figures are those of the deals"))
    for group in groups { try group.waitForEnd() }
  }

  @Test("An interrupt is enough even if something that a program started keeps its pipes open")
  func pipesKept() throws {
    let scripts = try BotScripts()
    // In a session of its own, it is not killed with the program.
    let bot = try scripts.write(
      """
      setsid sh -c 'echo $$ >> \(scripts.path("groups")); while [ -e \(scripts.path("hanger.sh")) ]; do sleep 1; done' &
      exec sleep 600
      """, "hanger.sh")
    let arena = try Terminal(
      Arena.program.path,
      ["play", "--bots", "cmd:sh " + bot, "-p", "3", "--budget-ms", "600000"],
      columns: 120)
    let deadline = Deadline()
    while !FileManager.default.fileExists(atPath: scripts.path("groups")) {
      try #require(!deadline.isOver)
      usleep(10_000)
    }
    arena.control("c")
    #expect(try arena.exitStatus() == .code(130))
  }

  @Test(
    "Other signals end it at once, and its programs with it",
    arguments: HangingBot.Moment.allCases, [SIGTERM, SIGHUP, SIGQUIT, SIGKILL])
  func ended(moment: HangingBot.Moment, signal: Int32) throws {
    let bot = try HangingBot(moment)
    let arena = try start(bot)
    let groups = try bot.groups()
    #expect(groups.allSatisfy { $0.count > 1 })
    arena.kill(signal)
    #expect(try arena.exitStatus() == .signal(signal))
    for group in groups { try group.waitForEnd() }
  }

  @Test("A second interrupt ends it at once")
  func twice() throws {
    let scripts = try BotScripts()
    mkfifo(scripts.path("records"), 0o600)
    // A pipe that nobody reads is not opened.
    let arena = try Terminal(
      Arena.program.path, ["play", "-b", "plain", "--record", scripts.path("records")])
    try waitUntilListening(arena)
    var status: ExitStatus?
    for _ in 0..<200 where status == nil {
      arena.control("c")
      status = try? arena.exitStatus(Deadline(after: .milliseconds(100)))
    }
    #expect(status == .signal(SIGINT))
  }

  @Test("A review is interrupted as well, in the middle of a decision")
  func review() throws {
    let scripts = try BotScripts()
    let file = scripts.path("hands.jsonl")
    _ = try Arena.run(["play", "-n", "1", "-b", "plain", "--playouts", "0", "--record", file])
    let arena = try Terminal(
      Arena.program.path, ["review", file, "--budget-ms", "600000"], columns: 120)
    try waitUntilListening(arena)
    arena.control("c")
    #expect(try arena.exitStatus() == .code(130))
    #expect(arena.text.contains("mue-arena: interrupted"))
  }

  @Test("What a program has started itself does not outlive it")
  func descendants() throws {
    let scripts = try BotScripts()
    let bot = try scripts.write(
      """
      sleep 600 > /dev/null &
      echo $$ >> \(scripts.path("groups"))
      exec \(Arena.program.path) bot plain
      """, "parent.sh")
    let run = try Arena.run(["play", "-p", "3", "-n", "2", "-b", "cmd:sh \(bot)", "--json"])
    #expect(run.status == 0 && run.output.contains(#""replaced":[]"#))
    let groups = try String(contentsOfFile: scripts.path("groups"), encoding: .utf8)
    let numbers = groups.split(separator: "\n").compactMap { pid_t($0) }
    #expect(numbers.count > 2)
    for number in numbers { try ProcessGroup(number: number).waitForEnd() }
  }

  /// Waits until interrupts are listened for: they are blocked for all other threads then.
  private func waitUntilListening(_ arena: Terminal) throws {
    try arena.waitUntil { _ in
      let path = "/proc/\(arena.process)/status"
      let lines = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(
        separator: "\n")
      let mask = lines.first { $0.hasPrefix("SigBlk:") }?.split(separator: "\t").last
      return mask.flatMap { UInt64($0, radix: 16) }.map { $0 & 1 << (UInt64(SIGINT) - 1) != 0 }
        == true
    }
  }
}
