import Foundation
import MueData
import MueGame
import Testing

@testable import MueStorage
@testable import TestSupport

/// Files as this program writes them, in the folder `version-1`; `MUE_RECORD_FORMATS=1` writes them anew.
@Suite("Files of version 1") struct FormatTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "version-1")

  private func file(_ name: String) -> URL { Self.folder.appending(path: name) }

  private func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: file(name))) }

  /// What the program writes today, by file name.
  private func today() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for (number, game) in Samples.games.enumerated() {
      files["game-\(number).mue"] = SaveFile.bytes(of: game)
      let lines = game.handRecords.map { $0.line + "\n" }.joined()
      files["game-\(number).jsonl"] = Array(lines.utf8)
    }
    let hinted = try #require(Samples.hintedGame)
    files["hinted.mue"] = SaveFile.bytes(of: hinted)
    files["hinted.jsonl"] = Array((hinted.handRecords[0].line + "\n").utf8)
    files["linked.mue"] = SaveFile.bytes(of: try #require(Samples.linkedGame))
    var settings = Settings()
    settings.preferences.theme = "dark"
    settings.preferences.speed = .slow
    files["settings.json"] = Array(settings.text.utf8)
    files["plan.json"] = Array(NewGamePlan().text.utf8)
    files["views.jsonl"] = Array(Samples.questions.map { $0.view.line + "\n" }.joined().utf8)
    return files
  }

  @Test("what is written today equals the files")
  func unchanged() throws {
    let files = try today()
    if ProcessInfo.processInfo.environment["MUE_RECORD_FORMATS"] != nil {
      for (name, bytes) in files { try Data(bytes).write(to: file(name)) }
      try Data(Samples.database).write(to: file("results.db"))
    }
    for (name, written) in files { #expect(try bytes(name) == written, "\(name)") }
  }

  @Test("games, hands, settings, plans and views can be read")
  func read() throws {
    for (number, game) in Samples.games.enumerated() {
      #expect(try SaveFile.game(from: bytes("game-\(number).mue")).record == game.record)
      let lines = try bytes("game-\(number).jsonl").split(separator: UInt8(ascii: "\n"))
      #expect(try lines.map { try HandRecord(checking: $0) } == game.handRecords)
    }
    let hinted = try #require(Samples.hintedGame)
    #expect(try SaveFile.game(from: bytes("hinted.mue")).record == hinted.record)
    #expect(try HandRecord(checking: bytes("hinted.jsonl").dropLast()) == hinted.handRecords[0])
    #expect(hinted.handRecords[0].hints.count == 1)
    let linked = try #require(Samples.linkedGame)
    #expect(linked.record.json["agreedSeeds"]?.strings == ["71", "72"])
    #expect(try SaveFile.game(from: bytes("linked.mue")).record == linked.record)
    var unknown: [String] = []
    let settings = Settings(
      try JSONObject(reading: bytes("settings.json"), limit: 65_536), unknown: &unknown)
    #expect(settings.preferences.theme == "dark")
    #expect(settings.preferences.speed == .slow)
    #expect(unknown.isEmpty)
    #expect(NewGamePlan(text: try bytes("plan.json")) == NewGamePlan())
    let views = try bytes("views.jsonl").split(separator: UInt8(ascii: "\n"))
    #expect(
      try views.map { try ViewRecord(checking: $0).line } == Samples.questions.map(\.view.line))
  }

  @Test("the database can be read, and a new one has the same tables")
  func database() throws {
    let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(at: file("results.db"), to: copy)
    let results = try ResultsDatabase(copy.path)
    #expect(
      try results.games() == Samples.games.map { PlayedGame($0) }.filter { $0.isCounted })
    let new = try ResultsDatabase(SQLiteConnection(":memory:", milliseconds: 10))
    #expect(try tables(of: new) == tables(of: results))
  }

  private func tables(of results: ResultsDatabase) throws -> [String] {
    let rows = try results.connection.prepare("SELECT sql FROM sqlite_master ORDER BY name")
    var tables: [String] = []
    while try rows.next() { tables.append(rows.text(0) ?? "") }
    return tables
  }
}
