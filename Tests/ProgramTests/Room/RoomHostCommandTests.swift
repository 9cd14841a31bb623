import Foundation
import MueGame
import Testing

@testable import MueStorage

@Suite("The commands of a card room's host") struct RoomHostCommandTests {
  private let home: Home
  private let folder: RoomFolder
  private let database: RoomDatabase

  init() throws {
    home = try Home()
    folder = RoomFolder(path: home.path + "/room")
    try folder.make()
    database = try RoomDatabase(folder)
  }

  private func run(_ words: String...) throws -> CommandRun {
    // Elsewhere somebody who came at a fixed time may have come on another day.
    try CommandRun(
      ["room"] + words + ["--folder", folder.path], home: home, environment: ["TZ": "UTC"])
  }

  @Test("list people, keep one out, let that person in again, and invite somebody new")
  func people() throws {
    let name = try #require(PlayerName("Ada"))
    let ada = try database.register(name, key: "1", from: "here", at: 1_800_000_000)
    #expect(try run("people").output == "Ada  2027-01-15\n")
    #expect(try run("people", "close", "Ada").status == 0)
    #expect(try database.person(ada.id)?.isClosed == true)
    #expect(try run("people").output == "Ada  2027-01-15  closed\n")
    #expect(try run("people", "open", "Ada").status == 0)
    #expect(try database.person(ada.id)?.isClosed == false)
    let nobody = try run("people", "close", "Eve")
    #expect(nobody.complaint == "nobody in this card room is called Eve" && nobody.status == 1)
    let code = try run("people", "invite").output.trimmingCharacters(in: .newlines)
    let eve = try #require(PlayerName("Eve"))
    _ = try database.register(
      eve, key: "2", from: "here", invitation: RoomCode(code), at: 1_800_000_000)
    #expect(try run("people", "leave").status == 2)
  }

  @Test("show and change what the host decides")
  func config() throws {
    let all = try run("config")
    #expect(all.output.hasPrefix("entry          open\nnames-an-hour  3\n") && all.status == 0)
    #expect(try run("config", "entry", "invitation").status == 0)
    #expect(try run("config", "guests", "7").status == 0)
    #expect(try run("config", "entry").output == "invitation\n")
    #expect(try database.settings().entry == .invitation)
    #expect(try database.settings().guests == 7)
    for words in [
      ["config", "beer"], ["config", "guests", "-1"], ["config", "entry", "shut"],
      ["config", "grace", "0"], ["config", "grace", "3601"],
    ] {
      let wrong = try CommandRun(["room"] + words + ["--folder", folder.path], home: home)
      #expect(wrong.status == 2 && wrong.output.isEmpty, "\(words)")
    }
    #expect(try database.settings().guests == 7)
  }

  @Test("decide before anybody has been in the room")
  func before() throws {
    let new = RoomFolder(path: home.path + "/new")
    try new.make()
    let run = try CommandRun(
      ["room", "config", "entry", "invitation", "--folder", new.path], home: home)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(try RoomDatabase(new).settings().entry == .invitation)
  }

  @Test("copy the database while it is open, and overwrite nothing")
  func backup() throws {
    let name = try #require(PlayerName("Ada"))
    _ = try database.register(name, key: "1", from: "here", at: 1)
    let file = home.path + "/copy.db"
    #expect(try run("backup", file).status == 0)
    let again = try run("backup", file)
    #expect(again.status == 1 && again.complaint?.contains("overwrites nothing") == true)
    #expect(try run("backup").status == 2)
    let nowhere = try run("backup", home.path + "/none/copy.db")
    #expect(nowhere.complaint?.hasSuffix("could not be made: Permission denied") == true)
    let other = RoomFolder(path: home.path + "/other")
    try other.make()
    try FileManager.default.copyItem(atPath: file, toPath: other.databaseFile)
    #expect(try RoomDatabase(other).people().map(\.name) == [name])
  }

  @Test(
    "say so where the database is damaged",
    arguments: [["people"], ["config"], ["rebuild"], ["serve"], ["table", "1"]])
  func damaged(words: [String]) throws {
    let sentence = "the card room cannot be opened now; try again later"
    for table in ["person", "setting", "day_result", "session", "card_table"] {
      try database.run("ALTER TABLE \(table) RENAME TO old_\(table)")
    }
    let incomplete = try CommandRun(["room"] + words + ["--folder", folder.path], home: home)
    #expect(incomplete.complaint == sentence && incomplete.status == 1)
    let other = RoomFolder(path: home.path + "/other")
    try other.make()
    try Data(repeating: 1, count: 100).write(to: URL(filePath: other.databaseFile))
    let strange = try CommandRun(["room"] + words + ["--folder", other.path], home: home)
    #expect(strange.complaint == sentence && strange.status == 1)
  }

  @Test("say why the service, a session or a table does not begin")
  func beginnings() throws {
    let nowhere = try CommandRun(["room", "serve", "--folder", "/proc/x"], home: home)
    #expect(nowhere.complaint == "/proc/x could not be made: No such file or directory")
    let socket = folder.service + "/table.sock"
    try FileManager.default.createDirectory(atPath: socket, withIntermediateDirectories: false)
    let sentence = "\(socket) could have been tampered with; remove it and try again."
    #expect(try run("serve").complaint == sentence)
    #expect(
      try run("enter").complaint == "the card room needs a terminal; ssh -t asks for one")
    #expect(try run("table", "9").status == 1)
  }

  @Test("say so where there is no room")
  func missing() throws {
    let run = try CommandRun(["room", "people", "--folder", home.path + "/none"], home: home)
    #expect(run.complaint?.hasPrefix("there is no card room in ") == true && run.status == 1)
  }
}
