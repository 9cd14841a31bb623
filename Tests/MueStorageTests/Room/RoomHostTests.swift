import MueGame
import Platform
import Testing

@testable import MueStorage

@Suite("The host's decisions and backups of a card room") struct RoomHostTests {
  private let room: TemporaryRoom

  init() throws { room = try TemporaryRoom() }

  @Test("decisions are kept, all of them, and what was never decided has its default")
  func settings() throws {
    #expect(try room.database.settings() == RoomSettings())
    var settings = RoomSettings()
    settings.entry = .invitation
    for (index, number) in RoomSettings.numbers.enumerated() {
      settings[keyPath: number.path] = 100 + index
    }
    try room.database.set(settings)
    #expect(try RoomDatabase(room.folder).settings() == settings)
    // No number is missing from the list by which they are kept.
    let unset = Mirror(reflecting: settings).children.filter { ($0.value as? Int ?? 100) < 100 }
    #expect(unset.isEmpty)
    try room.database.run("DELETE FROM setting WHERE name = 'guests'")
    settings.guests = RoomSettings().guests
    // Nor does a value count that cannot be set.
    try room.database.run("UPDATE setting SET value = 0 WHERE name = 'grace'")
    settings.grace = RoomSettings().grace
    #expect(try room.database.settings() == settings)
  }

  @Test("a backup has everything written before, is for this account alone, and can be used")
  func backup() throws {
    let eve = try room.person("Eve")
    let path = room.directory.path + "/copy.db"
    try room.database.backup(to: path)
    let bob = try room.person("Bob")
    var facts = stat()
    #expect(stat(path, &facts) == 0 && facts.st_mode & 0o777 == 0o600)
    let other = RoomFolder(path: room.directory.path + "/other")
    try other.make()
    #expect(rename(path, other.databaseFile) == 0)
    let copy = try RoomDatabase(other)
    #expect(try copy.people() == [eve])
    #expect(try copy.isSound())
    #expect(try room.database.people() == [eve, bob])
  }

  @Test("a backup is made while somebody writes")
  func duringWrites() throws {
    let eve = try room.person("Eve")
    let other = try RoomDatabase(room.folder)
    let path = room.directory.path + "/copy.db"
    try other.run("BEGIN IMMEDIATE")
    try other.run("UPDATE person SET closed = 1")
    try room.database.backup(to: path)
    try other.run("COMMIT")
    let copy = try SQLiteConnection(path, milliseconds: 0)
    #expect(try copy.number("SELECT closed FROM person WHERE id = \(eve.id)") == 0)
  }

  @Test("a backup overwrites nothing, and one that fails leaves no file")
  func refused() throws {
    let path = room.directory.path + "/copy.db"
    try room.directory.write([1], to: path)
    #expect(throws: RoomFault.fileExists) { try room.database.backup(to: path) }
    #expect(try room.directory.bytes(path) == [1])
    #expect(throws: RoomFault.database(.cannotOpen)) {
      try room.database.backup(to: room.directory.path + "/none/copy.db")
    }
    #expect(unlink(path) == 0)
    let page = try room.database.count("PRAGMA page_size")
    #expect(truncate(room.folder.databaseFile, off_t(page + 1)) == 0)
    #expect(throws: RoomFault.self) { try RoomDatabase(room.folder).backup(to: path) }
    #expect(try room.directory.names(room.directory.path) == ["room"])
  }
}
