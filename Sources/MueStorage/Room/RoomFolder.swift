/// The folder of a card room, with the paths of everything in it.
///
/// All of it belongs to the one account that the room runs under.
public struct RoomFolder: Hashable, Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  /// The folder of the database alone, since SQLite keeps its log in files beside it.
  public var databaseFolder: String { path + "/database" }
  public var databaseFile: String { databaseFolder + "/room.db" }
  /// The folder of the service that starts tables, with its socket.
  public var service: String { path + "/service" }

  /// The folder of the home directories of people.
  public var people: String { path + "/people" }
  private var tables: String { path + "/tables" }

  /// The home directory of a person's sessions.
  public func home(ofPerson id: Int) -> String { "\(people)/\(id)" }

  /// The home directory of a table's process, with its socket.
  public func home(ofTable id: Int) -> String { "\(tables)/\(id)" }

  /// The room's own folder and those in it, in the order in which they are made.
  public var all: [String] { [path, databaseFolder, people, tables, service] }

  /// Creates the folders of the room that are missing, for this account alone.
  public func make() throws(FileFault) { for folder in all { try makeFolder(folder) } }

  /// Creates the home directory of a person's sessions unless it is there.
  public func makeHome(ofPerson id: Int) throws(FileFault) { try makeFolder(home(ofPerson: id)) }

  /// Creates the home directory of a table's process unless it is there.
  public func makeHome(ofTable id: Int) throws(FileFault) { try makeFolder(home(ofTable: id)) }

  private func makeFolder(_ path: String) throws(FileFault) {
    _ = try DiskFolder(path, makes: true)
  }
}
