import Platform
import Testing

@testable import MueStorage

@Suite("The folder of a card room") struct RoomFolderTests {
  private let directory: TemporaryDirectory
  private let folder: RoomFolder

  init() throws {
    directory = try TemporaryDirectory()
    folder = RoomFolder(path: directory.path + "/room")
  }

  @Test("its folders are created for this account alone, and a second time nothing changes")
  func making() throws {
    try folder.make()
    try folder.makeHome(ofPerson: 3)
    try folder.makeHome(ofTable: 7)
    try directory.write([1], to: folder.home(ofPerson: 3) + "/kept")
    try folder.make()
    try folder.makeHome(ofPerson: 3)
    #expect(try directory.names(folder.path) == ["database", "people", "service", "tables"])
    #expect(try directory.names(folder.home(ofPerson: 3)) == ["kept"])
    for path in ["", "/database", "/people", "/people/3", "/service", "/tables", "/tables/7"] {
      var facts = stat()
      #expect(lstat(folder.path + path, &facts) == 0 && facts.st_mode & 0o777 == 0o700, "\(path)")
    }
  }

  @Test("nothing else is beside the database, since a session may write in its folder")
  func apart() {
    let others = [folder.service, folder.home(ofPerson: 1), folder.home(ofTable: 1)]
    #expect(folder.databaseFile.hasPrefix(folder.databaseFolder + "/"))
    for path in others { #expect(!path.hasPrefix(folder.databaseFolder + "/")) }
  }

  @Test("a file in its place is reported")
  func refused() throws {
    try directory.write([1], to: folder.path)
    #expect(throws: FileFault.self) { try folder.make() }
    #expect(try directory.bytes(folder.path) == [1])
  }
}
