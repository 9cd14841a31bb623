import MueGame
import Testing

@testable import MueStorage

/// A card room with an empty database, removed after the test.
final class TemporaryRoom {
  let directory: TemporaryDirectory
  let folder: RoomFolder
  let database: RoomDatabase

  init() throws {
    directory = try TemporaryDirectory()
    folder = RoomFolder(path: directory.path + "/room")
    try folder.make()
    database = try RoomDatabase(folder)
  }

  /// Registers a person whose key and address are the name, at time 0.
  func person(_ name: String) throws -> RoomPerson {
    try database.register(
      try #require(PlayerName(name)), key: name, from: name, at: 0)
  }

  /// Opens a table for everybody.
  func table(by person: RoomPerson, access: RoomTable.Access = .everybody) throws -> RoomTable {
    try database.openTable(NewGamePlan(), access: access, by: person.id, at: 5)
  }

  func set(_ change: (inout RoomSettings) -> Void) throws {
    var settings = try database.settings()
    change(&settings)
    try database.set(settings)
  }
}
