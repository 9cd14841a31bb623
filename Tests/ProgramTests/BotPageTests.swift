import Foundation
import MueGame
import TestSupport
import Testing

@Suite("The page for authors of bots", .waits)
struct BotPageTests {
  /// A block of the page that is fenced as this language.
  private func block(_ language: String) throws -> String {
    let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/MueBots/BOTS.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let start = try #require(text.firstRange(of: "```\(language)\n")).upperBound
    let end = try #require(text[start...].firstRange(of: "\n```")).lowerBound
    return String(text[start..<end])
  }

  @Test("The view that it shows is one")
  func view() throws {
    let view = try ViewRecord(checking: block("json").utf8)
    #expect(view.line == (try block("json")).replacing("\n ", with: ""))
  }

  @Test("The player that it shows has 40 lines")
  func length() throws {
    #expect(
      try block("python").split(separator: "\n", omittingEmptySubsequences: false).count == 40)
  }

  @Test(
    "The player that it shows plays, with every number of players",
    .enabled("there is no python3 here") { hasPython() }, arguments: 3...6)
  func player(players: Int) throws {
    let scripts = try BotScripts()
    let file = try scripts.write(block("python"), "bot.py")
    let run = try Arena.run([
      "play", "-p", "\(players)", "-n", "3", "-b", "cmd:python3 \(file),plain", "--json",
    ])
    #expect(run.status == 0)
    #expect(run.output.contains(#""replaced":[]"#), "\(run.output)")
    #expect(run.output.contains(#""hands":3"#))
  }

  /// Whether python3 is there and starts.
  private static func hasPython() -> Bool {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", "-c", ""]
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
