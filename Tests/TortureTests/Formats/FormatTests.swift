import Foundation
import MueData
import MueGame
import Testing

@testable import MueStorage
@testable import TestSupport

/// Files and lines as version 1 writes them, in the folder `version-1`, by the name of their reader.
///
/// They are read for ever: no later version changes these files. `MUE_RECORD_FORMATS=1` writes the
/// missing ones, from the readers' samples.
@Suite("Files of version 1") struct FormatTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "version-1")

  /// The readers of what a person or another program keeps or sends.
  ///
  /// The others read what ships with the program, what people type, what sshd reports, or the same behind
  /// another header.
  private static let readers = Reader.all.filter {
    !["content", "policy", "keyboard", "address", "code", "sshdReport"].contains($0.name)
  }

  /// What is kept for a reader: a line for each sample or, of files with several lines, a file each.
  private static func files(of reader: Reader) throws -> [[UInt8]] {
    let folder = folder.appending(path: reader.name)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.flatMap { name -> [[UInt8]] in
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      if !name.hasSuffix(".lines") { return [bytes] }
      return bytes.split(separator: UInt8(ascii: "\n")).map { Array($0) }
    }
  }

  /// Writes the samples of a reader unless it has a folder.
  private static func record(_ reader: Reader) throws {
    let folder = folder.appending(path: reader.name)
    if FileManager.default.fileExists(atPath: folder.path) { return }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Samples may have been written by hand.
    let samples = reader.samples.map { reader.rewrites?($0) ?? $0 }
    if samples.contains(where: { $0.contains(UInt8(ascii: "\n")) || $0.contains(0) }) {
      for (number, sample) in samples.enumerated() {
        try Data(sample).write(to: folder.appending(path: "\(number)"))
      }
    } else {
      let lines = samples.flatMap { $0 + [UInt8(ascii: "\n")] }
      try Data(lines).write(to: folder.appending(path: "samples.lines"))
    }
  }

  @Test("are read, and written in the same bytes", arguments: readers)
  func read(reader: Reader) throws {
    if ProcessInfo.processInfo.environment["MUE_RECORD_FORMATS"] != nil { try Self.record(reader) }
    let files = try Self.files(of: reader)
    #expect(!files.isEmpty)
    for bytes in files {
      let text = String(decoding: bytes.prefix(200), as: UTF8.self)
      #expect(reader.reads(bytes) == .taken, "\(text)")
      if let rewrites = reader.rewrites { #expect(rewrites(bytes) == bytes, "\(text)") }
    }
  }

  @Test("a new database has the same tables, and the games are those that were recorded")
  func database() throws {
    let copy = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: copy) }
    try FileManager.default.copyItem(at: Self.folder.appending(path: "database/0"), to: copy)
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
