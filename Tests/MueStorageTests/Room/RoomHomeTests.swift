import Foundation
import Testing

@testable import MueStorage

@Suite("What a person keeps in a card room") struct RoomHomeTests {
  private let room: TemporaryRoom
  private let eve: RoomPerson
  private var folder: RoomFolder { room.folder }
  private var home: String { folder.home(ofPerson: eve.id) }

  init() throws {
    room = try TemporaryRoom()
    eve = try room.person("Eve")
    try folder.makeHome(ofPerson: eve.id)
  }

  private func write(_ bytes: [UInt8], to path: String) throws {
    let file = home + "/" + path
    let folder = String(file[..<(try #require(file.lastIndex(of: "/")))])
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try room.directory.write(bytes, to: file)
  }

  @Test("is in an archive that tar unpacks, without the day's deal and files of a running program")
  func archive() throws {
    let contents: [String: [UInt8]] = [
      ".config/mue/settings.json": Array("{}".utf8),
      ".local/state/mue/games/0001.mue": (0..<1300).map { UInt8($0 % 256) },
      ".local/state/mue/results.db": Array(repeating: 7, count: 1024),
      ".local/state/mue/empty": [],
    ]
    for (path, bytes) in contents { try write(bytes, to: path) }
    for path in ["day/games/0001.mue", "lock", "running", "mue.log", "mue.log.1"] {
      try write([1], to: ".local/state/mue/" + path)
    }
    try FileManager.default.createSymbolicLink(
      atPath: home + "/link", withDestinationPath: folder.databaseFile)
    let archive = room.directory.path + "/archive.tar"
    try room.directory.write(try folder.archive(ofPerson: eve.id), to: archive)
    let unpacked = room.directory.path + "/unpacked"
    try FileManager.default.createDirectory(atPath: unpacked, withIntermediateDirectories: true)
    let tar = try Process.run(
      URL(filePath: "/usr/bin/env"), arguments: ["tar", "-xf", archive, "-C", unpacked])
    tar.waitUntilExit()
    #expect(tar.terminationStatus == 0)
    let found = try FileTree(path: unpacked).files()
    #expect(found.map(\.path) == contents.keys.sorted())
    for file in found {
      #expect(try room.directory.bytes(unpacked + "/" + file.path) == contents[file.path])
      let attributes = try FileManager.default.attributesOfItem(atPath: unpacked + "/" + file.path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
    }
  }

  @Test("too much for an archive is refused")
  func tooMuch() throws {
    try write(Array(repeating: 0, count: 17 << 20), to: "large")
    #expect(throws: FileFault(.read, EFBIG)) { try folder.archive(ofPerson: eve.id) }
    #expect(try folder.bytes(ofPerson: eve.id) == 17 << 20)
  }

  @Test("goes, and with it the homes of all who have no name, but nobody else's")
  func removal() throws {
    let bob = try room.person("Bob")
    try folder.makeHome(ofPerson: bob.id)
    try room.directory.write([1], to: folder.home(ofPerson: bob.id) + "/kept")
    try write([1], to: ".local/state/mue/games/0001.mue")
    try FileManager.default.createSymbolicLink(
      atPath: home + "/link", withDestinationPath: folder.home(ofPerson: bob.id))
    try room.database.removePerson(eve.id)
    try folder.clearHome(ofPerson: eve.id)
    #expect(try room.directory.names(home).isEmpty)
    try write([2], to: "late/file")
    try folder.removeHomes(except: try room.database.people())
    #expect(try room.directory.names(folder.people) == ["\(bob.id)"])
    #expect(try room.directory.names(folder.home(ofPerson: bob.id)) == ["kept"])
  }
}
