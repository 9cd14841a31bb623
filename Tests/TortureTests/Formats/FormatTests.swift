import Foundation
import MueData
import MueGame
import MueWire
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
    #expect(try tables(of: new.connection) == tables(of: results.connection))
  }

  /// The folder of a card room that is gone after the test.
  private static func inRoom(_ body: (RoomFolder) throws -> Void) throws {
    let place = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: place) }
    let folder = RoomFolder(path: place.path)
    try folder.make()
    try body(folder)
  }

  /// Writes the database of a room with two people, a table and a day's results.
  private static func recordRoom(to file: URL) throws {
    try inRoom { folder in
      let room = try RoomDatabase(folder)
      let (ada, ben) = (try #require(PlayerName("Ada")), try #require(PlayerName("Ben")))
      let first = try room.register(ada, key: "aa", from: "here", at: 1_796_000_000)
      let code = try room.invitationFromHost()
      let second = try room.register(
        ben, key: "bb", from: "here", invitation: code, at: 1_796_000_100)
      _ = try room.keyCode(of: first.id, at: 1_796_000_200)
      _ = try room.invitations(of: second.id)
      let table = try room.openTable(
        NewGamePlan(), access: .invited, by: first.id, at: 1_796_000_300)
      try room.invite(second.id, toTable: table.id, by: first.id, at: 1_796_000_400)
      let seats: [RoomTable.Seat] = [.person(first.id, ada), .guest(ben), .computer(ben), .free]
      try room.note(RoomTable.Status(stage: .playing, hand: 2, seats: seats), ofTable: table.id)
      let day = try #require(Day(text: "2026-11-29"))
      try room.finish(day, by: first.id, points: 37, par: 40, hand: "{}")
      _ = try room.begin(day, by: second.id)
      var settings = RoomSettings()
      settings.guests = 7
      try room.set(settings)
      try room.backup(to: file.path)
    }
  }

  @Test("the people, tables, days and settings of a card room are read")
  func room() throws {
    let file = Self.folder.appending(path: "room/0")
    if ProcessInfo.processInfo.environment["MUE_RECORD_FORMATS"] != nil,
      !FileManager.default.fileExists(atPath: file.path)
    {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Self.recordRoom(to: file)
    }
    try Self.inRoom { folder in
      try FileManager.default.copyItem(atPath: file.path, toPath: folder.databaseFile)
      let room = try RoomDatabase(folder)
      let people = try room.people()
      #expect(people.map(\.name.text) == ["Ada", "Ben"] && people[1].since == 1_796_000_100)
      #expect(try room.person(key: "bb") == people[1])
      let table = try #require(try room.tables().first)
      #expect(table.opener == people[0] && table.plan == NewGamePlan() && table.access == .invited)
      #expect(table.status.hand == 2 && table.status.seats.count == 4)
      #expect(try room.invitations(toPerson: people[1].id).map(\.inviter) == [people[0]])
      #expect(try room.invitations(of: people[1].id).count == 3)
      let day = try #require(Day(text: "2026-11-29"))
      #expect(try room.progress(of: day, by: people[1].id) == .begun)
      #expect(try room.results(of: day, seenBy: people[0].id).map(\.points) == [37])
      // Its secret is part of it: the cards of a day stay the same.
      #expect(try room.seed(of: day, digest: Digest.sha256) == 17_106_777_939_005_977_643)
      #expect(try room.settings().guests == 7)
      try Self.inRoom { other in
        let new = try RoomDatabase(other)
        #expect(try tables(of: new.connection) == tables(of: room.connection))
      }
    }
  }

  private func tables(of connection: SQLiteConnection) throws -> [String] {
    let rows = try connection.prepare("SELECT sql FROM sqlite_master ORDER BY name")
    var tables: [String] = []
    while try rows.next() { tables.append(rows.text(0) ?? "") }
    return tables
  }
}
