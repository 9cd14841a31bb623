import Foundation
import TestSupport
import Testing

/// Codes on the command line, and prompts for missing ones.
@Suite("Codes on the command line", .waits) struct CodePromptTests {
  private static let code = "abacus-abalone-ability-aboard-abound"
  private static let prompt = "Code for the table at 127.0.0.1:1:"

  private func join(_ words: String...) throws -> Terminal {
    try Terminal.mue(
      ["join", "127.0.0.1:1"] + words + ["--lang", "en"], home: Home(), columns: 100)
  }

  @Test(
    "At a terminal the program asks for a missing code, repeatedly until it is one, in any spelling"
  )
  func asked() throws {
    let terminal = try join()
    try terminal.waitFor(Self.prompt)
    terminal.type("abacus abalone\n")
    try terminal.waitFor("A code has five words, joined by hyphens.")
    try terminal.waitUntil { $0.last { !$0.isEmpty } == Self.prompt }
    terminal.type(Self.code.replacing("-", with: "  ") + "\n")
    #expect(try terminal.exitStatus() == .code(1))
    #expect(terminal.text.contains("mue: Nobody answers at 127.0.0.1:1."))
  }

  @Test("An empty line, or the end of the input, is not a code", arguments: ["\n", "\u{4}"])
  func unanswered(keys: String) throws {
    let terminal = try join()
    try terminal.waitFor(Self.prompt)
    terminal.type(keys)
    #expect(try terminal.exitStatus() == .code(1))
    #expect(terminal.text.contains("mue: For the table at 127.0.0.1:1 you need a code"))
  }

  @Test(
    "A code on the command line cannot be read in the list of processes",
    arguments: [[code], code.split(separator: "-").map(String.init)])
  func concealed(words: [String]) throws {
    // A table that never answers.
    let table = try LineProxy(before: "127.0.0.1:1")
    defer { table.become(.over) }
    table.become(.deaf)
    let terminal = try Terminal.mue(
      ["join", table.address] + words + ["--lang", "en"], home: Home(), columns: 100)
    try terminal.waitFor("Looking for the table")
    let file = try FileHandle(forReadingFrom: URL(filePath: "/proc/\(terminal.process)/cmdline"))
    let arguments = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    #expect(arguments.contains("join\0\(table.address)\0xxxxxx"))
    #expect(Self.code.split(separator: "-").allSatisfy { !arguments.contains($0) })
  }
}
