import Foundation
import TestSupport
import Testing

@Suite(.waits) struct CheckTests {
  /// The record of one whole hand, a line without its end.
  private func record(_ home: Home) throws -> String {
    let terminal = try Terminal.newGame(players: 3, home: home)
    try Person(terminal: terminal).playHand()
    terminal.type("q")
    try terminal.exitStatus()
    return String(try CommandRun(["export"], home: home).output.dropLast())
  }

  @Test("Valid records are counted, from a file and from standard input")
  func good() throws {
    let home = try Home()
    let line = try record(home)
    let twice = line + "\n\n" + line + "\r\n"
    let file = try home.write(twice.utf8, as: "hands.jsonl")
    for run in [
      try CommandRun(["check", file], home: home),
      try CommandRun(["check"], home: home, input: twice),
      try CommandRun(["check", "-"], home: home, input: twice),
    ] {
      #expect(run.output == "2 hands hold\n")
      #expect(run.errors.isEmpty && run.status == 0)
    }
    let german = try CommandRun(["check", "--lang", "de"], home: home, input: line)
    #expect(german.output == "1 Runde stimmt\n")
  }

  @Test("A false record is reported with its line and the reason")
  func wrong() throws {
    let home = try Home()
    let line = try record(home)
    let cases: [(false: String, reason: String)] = [
      (line.replacing(/"score":\[(-?\d+)/) { "\"score\":[1\($0.1)" }, "“score” is "),
      (line.replacing(/"points":\[(\d+)/) { "\"points\":[1\($0.1)" }, "“points” is "),
      (line.replacing("mue-hand/1", with: "mue-hand/2"), "the format is “mue-hand/2”"),
      (line.replacing(/"chief":\d/, with: "\"chief\":9"), "“chief” is "),
      (line.replacing("\"deal\":[\"R", with: "\"deal\":[\"K"), "the hands dealt are not"),
      (line.replacing("\"players\":3", with: "\"players\":4"), ""),
      (String(line.dropLast()), "not JSON from byte "),
    ]
    for (text, reason) in cases {
      #expect(text != line)
      let run = try CommandRun(["check"], home: home, input: line + "\n" + text + "\n")
      #expect(run.complaint?.hasPrefix("line 2: " + reason) == true, "\(run.errors)")
      #expect(run.output.isEmpty && run.status == 1)
    }
  }

  @Test(
    "Hostile input gets a line number and a reason, never a trap",
    arguments: [
      ("binary", Array(0...255)),
      ("deep lists", Array(repeating: UInt8(ascii: "["), count: 60_000)),
      ("deep objects", Array(String(repeating: "{\"a\":", count: 10_000).utf8)),
      ("a line of a megabyte", Array(repeating: UInt8(ascii: "x"), count: 1 << 20)),
      ("a long record", Array("{\"format\":\"\(String(repeating: "m", count: 1 << 20))\"}".utf8)),
      ("numbers too large", Array("{\"format\":\"mue-hand/1\",\"players\":1e999}".utf8)),
      ("a wrong seat", Array("{\"format\":\"mue-hand/1\",\"players\":4,\"dealer\":-1}".utf8)),
      ("null", Array("null".utf8)), ("blanks", Array("   ".utf8)),
      ("a zero byte", [0]), ("broken UTF-8", [0x7B, 0x22, 0xFF, 0x22, 0x7D]),
    ] as [(String, [UInt8])])
  func hostile(name: String, bytes: [UInt8]) throws {
    let home = try Home()
    for command in ["check", "score"] {
      let run = try CommandRun([command], home: home, input: bytes)
      // `score` goes on after a line that is wrong, so each line has its own complaint.
      let complaints = run.errors.split(separator: "\n")
      #expect(!complaints.isEmpty && (command == "score" || complaints.count == 1))
      #expect(complaints.allSatisfy { $0.hasPrefix("mue: line ") && $0.utf8.count < 300 })
      #expect(run.output.isEmpty)
      #expect(run.status == 1)
    }
  }

  @Test(
    "A file that does not exist, or is a directory, is reported",
    arguments: ["/nonexistent/x", "/"])
  func unreadable(file: String) throws {
    let run = try CommandRun(["check", file], home: Home())
    #expect(run.complaint == "“\(file)” cannot be read")
    #expect(run.status == 1)
  }

  @Test("An empty file has no hands, all of them valid") func empty() throws {
    let run = try CommandRun(["check"], home: Home())
    #expect(run.output == "0 hands hold\n")
    #expect(run.status == 0)
  }
}
