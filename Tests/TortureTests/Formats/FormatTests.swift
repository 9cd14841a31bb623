import Foundation
import MueData
import MueGame
import Testing

@testable import MueStorage
@testable import TestSupport

/// Files as they were once written, one folder for each released version.
///
/// What a released program wrote can be read for ever. A format that changes needs a new version, a
/// new folder (`MUE_RECORD_FORMATS=1` writes it), and the old one kept.
@Suite("Files of every version") struct FormatTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
  private static let versions = 1...SaveFile.version

  private func file(_ name: String, _ version: Int) -> URL {
    Self.folder.appending(path: "version-\(version)/\(name)")
  }

  private func bytes(_ name: String, _ version: Int) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: file(name, version)))
  }

  /// What the program writes today, by file name.
  private func today() throws -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    for (number, game) in Samples.games.enumerated() {
      files["game-\(number).mue"] = SaveFile.bytes(of: game)
      let lines = game.handRecords.map { $0.line + "\n" }.joined()
      files["game-\(number).jsonl"] = Array(lines.utf8)
    }
    if let game = Samples.linkedGame { files["linked.mue"] = SaveFile.bytes(of: game) }
    var settings = Settings()
    settings.preferences.theme = "dark"
    settings.preferences.speed = .slow
    files["settings.json"] = Array(settings.text.utf8)
    files["plan.json"] = Array(NewGamePlan().text.utf8)
    files["views.jsonl"] = Array(Samples.questions.map { $0.view.line + "\n" }.joined().utf8)
    return files
  }

  @Test("what is written today equals the folder of today's version")
  func unchanged() throws {
    let files = try today()
    if ProcessInfo.processInfo.environment["MUE_RECORD_FORMATS"] != nil {
      let folder = file("", SaveFile.version)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, bytes) in files { try Data(bytes).write(to: file(name, SaveFile.version)) }
      try Data(Samples.database).write(to: file("history.db", SaveFile.version))
    }
    for (name, written) in files {
      #expect(try bytes(name, SaveFile.version) == written, "\(name)")
    }
  }

  @Test("games, hands, settings and plans of every version can be read", arguments: versions)
  func read(version: Int) throws {
    for (number, game) in Samples.games.enumerated() {
      let found = try SaveFile.game(from: bytes("game-\(number).mue", version))
      #expect(found.record == game.record)
      let lines = try bytes("game-\(number).jsonl", version).split(separator: UInt8(ascii: "\n"))
      let records = try lines.map { try HandRecord(checking: $0) }
      // Version 1 did not name the match.
      #expect(
        records.map(\.withoutMatch.line) == game.handRecords.map(\.withoutMatch.line))
      if version >= 2 { #expect(records == game.handRecords) }
    }
    // Version 1 knew no friends at other terminals.
    if version >= 2 {
      let linked = try #require(Samples.linkedGame)
      #expect(linked.record.json["agreedSeeds"]?.strings == ["71", "72"])
      #expect(try SaveFile.game(from: bytes("linked.mue", version)).record == linked.record)
    }
    var unknown: [String] = []
    let settings = Settings(
      try JSONObject(reading: bytes("settings.json", version), limit: 65_536), unknown: &unknown)
    #expect(settings.preferences.theme == "dark")
    #expect(settings.preferences.speed == .slow)
    #expect(unknown.isEmpty)
    #expect(NewGamePlan(text: try bytes("plan.json", version)) == NewGamePlan())
    let views = try bytes("views.jsonl", version).split(separator: UInt8(ascii: "\n"))
    #expect(
      try views.map { try ViewRecord(checking: $0).line } == Samples.questions.map(\.view.line))
  }

  @Test(
    "a database of every version can be read, and today's has the same tables", arguments: versions)
  func database(version: Int) throws {
    let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(at: file("history.db", version), to: copy)
    let history = try ResultsDatabase(copy.path)
    #expect(
      try history.games() == Samples.games.map { PlayedGame($0) }.filter { $0.isCounted })
    guard version == Schema.version else { return }
    let new = try ResultsDatabase(SQLiteConnection(":memory:", milliseconds: 10))
    #expect(try tables(of: new) == tables(of: history))
  }

  private func tables(of history: ResultsDatabase) throws -> [String] {
    let rows = try history.connection.prepare("SELECT sql FROM sqlite_master ORDER BY name")
    var tables: [String] = []
    while try rows.next() { tables.append(rows.text(0) ?? "") }
    return tables
  }
}
