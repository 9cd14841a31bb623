import Foundation
import MueGame
import TestSupport
import Testing

@testable import MueStorage

@Suite struct SettingsStoreTests {
  private let directory: TemporaryDirectory
  private let store: SettingsStore
  private var folder: String { directory.path + "/.config/mue" }
  private var file: String { folder + "/settings.json" }

  init() throws {
    directory = try TemporaryDirectory()
    store = SettingsStore(directory.directories)
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try directory.write(text.utf8, to: file)
  }

  private func text() throws -> String {
    String(decoding: try directory.bytes(file), as: UTF8.self)
  }

  /// Changes all settings to the expected ones.
  private func save(_ settings: Settings, in store: SettingsStore? = nil) throws(StoreError) {
    var known = Settings()
    try (store ?? self.store).change(&known) { $0 = settings }
  }

  private func save(
    _ settings: Settings, as name: String, in folder: some Folder
  ) throws(StoreError) {
    var known = Settings()
    try SettingsStore.change(&known, in: name, of: folder) { $0 = settings }
  }

  @Test("settings come back as they were saved")
  func settingsCome() throws {
    var settings = Settings()
    #expect(store.load().settings == settings)
    settings.preferences.language = "pt"
    settings.preferences.speed = .fastest
    settings.preferences.theme = "traditional"
    settings.preferences.name = PlayerName("Zoë")
    settings.preferences.level = .expert
    try save(settings)
    let (back, notices) = store.load()
    #expect(back == settings)
    #expect(notices.isEmpty)
    #expect(
      try text() == """
        {
          "version": 1,
          "language": "pt",
          "name": "Zoë",
          "speed": "fastest",
          "theme": "traditional",
          "level": "expert"
        }

        """)
  }

  @Test("finished lessons are kept, and those of a later version beside them")
  func lessons() throws {
    try write(#"{"version":1,"speed":"fast","lessons":["eclat","seven-players"]}"#)
    var (settings, notices) = store.load()
    #expect(notices.isEmpty)
    settings.finishedLessons.append("first-hand")
    try save(settings)
    #expect(try text().contains(#"  "lessons": ["eclat","seven-players","first-hand"]"#))
    #expect(store.load().settings == settings)
    try write(#"{"lessons":"eclat"}"#)
    #expect(store.load().settings == Settings())
    #expect(store.load().notices == [.unknownSetting(key: "lessons")])
  }

  @Test("a file written by hand may be short")
  func fileWritten() throws {
    try write(#"{"speed":"slow"}"#)
    var settings = Settings()
    settings.preferences.speed = .slow
    #expect(store.load().settings == settings)
    #expect(store.load().notices.isEmpty)
  }

  @Test("a value nobody offers costs that value only")
  func unknownValue() throws {
    try write(
      #"{"language":"../../etc","speed":"warp","theme":7,"name":"\u001b","level":"club","#
        + #""level":"club"}"#)
    let (settings, notices) = store.load()
    #expect(settings == Settings())
    #expect(
      notices == ["language", "name", "speed", "theme", "level"].map(SaveNotice.unknownSetting))
  }

  @Test("what a later program wrote beside ours is kept")
  func laterAdditions() throws {
    try write(#"{"version":1,"stakes":{"high":true},"speed":"fast"}"#)
    var settings = store.load().settings
    settings.preferences.level = .novice
    try save(settings)
    #expect(try text().contains(#"  "stakes": {"high":true}"#))
    #expect(store.load().settings == settings)
  }

  @Test("settings of a later version are neither used nor written over")
  func settingsLater() throws {
    let later = #"{"version":2,"speed":{"cards":3}}"#
    try write(later)
    let (settings, notices) = store.load()
    #expect(settings == Settings())
    #expect(notices == [.otherVersion(file: "settings.json", .later)])
    #expect(throws: StoreError.otherVersion(file: "settings.json", .later)) { try save(settings) }
    #expect(try text() == later)
  }

  @Test("on a disk that refuses nothing is written over, and the reason is said")
  func diskRefuses() throws {
    let name = "settings.json"
    let spoilt = InMemoryFolder { $0 > 7 ? EROFS : nil }
    try AtomicFile(name, keepsPrevious: false).write([0x7B], in: spoilt)
    let before = spoilt.content
    #expect(throws: StoreError.cannotSetAside(name)) {
      try save(Settings(), as: name, in: spoilt)
    }
    #expect(
      try SettingsStore.load(name, in: spoilt).notices == [
        .damagedSettings(file: name, keptAs: nil)
      ])
    #expect(spoilt.content == before)
    let unread = InMemoryFolder(failsReading: { EIO })
    #expect(throws: StoreError.file(FileFault(.open, EIO))) {
      try save(Settings(), as: name, in: unread)
    }
  }

  @Test(
    "a spoilt file is set aside and said",
    arguments: ["", "{", "[]", #"{"version":"1"}"#, #"{"version":0}"#, "\u{1B}[2J"])
  func spoiltFile(spoilt: String) throws {
    try write(spoilt)
    let (settings, notices) = store.load()
    #expect(settings == Settings())
    #expect(
      notices == [.damagedSettings(file: "settings.json", keptAs: "settings.json.bad-1")])
    #expect(try directory.bytes(folder + "/settings.json.bad-1") == Array(spoilt.utf8))
    try write(spoilt)
    try save(settings)
    #expect(
      try directory.names(folder) == [
        "settings.json", "settings.json.bad-1", "settings.json.bad-2",
      ])
  }

  @Test("settings kept elsewhere by a link stay there")
  func settingsKept() throws {
    let elsewhere = directory.path + "/dotfiles.json"
    try write("{}")
    try FileManager.default.moveItem(atPath: file, toPath: elsewhere)
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: elsewhere)
    var settings = Settings()
    settings.preferences.speed = .fast
    try save(settings)
    #expect(store.load().settings == settings)
    #expect(
      try FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
        == .typeSymbolicLink)
  }

  @Test("a change leaves what others have written since, and the caller gets to know it")
  func change() throws {
    var (ours, theirs) = (store.load().settings, store.load().settings)
    try store.change(&theirs) { $0.preferences.theme = "dark" }
    try store.change(&theirs) { $0.finishedLessons.append("first-hand") }
    try store.change(&ours) { $0.preferences.speed = .fast }
    #expect(ours.preferences.theme == "dark" && ours.finishedLessons == ["first-hand"])
    #expect(store.load().settings == ours)
    // What the person writes by hand stays too.
    try write(#"{"version":1,"speed":"fast","level":"club","colour":"red"}"#)
    try store.change(&ours) { $0.preferences.speed = .slow }
    #expect(
      ours.preferences.level == .club && ours.preferences.theme == Settings().preferences.theme)
    #expect(try text().contains(#""colour": "red""#))
    // A damaged file tells nothing: the caller's settings are written.
    try write("{")
    try store.change(&ours) { $0.preferences.theme = "light" }
    #expect(ours.preferences.level == .club && store.load().settings == ours)
    #expect(try directory.bytes(folder + "/settings.json.bad-1") == Array("{".utf8))
  }

  @Test("many changes at once are all kept")
  func manyChanges() async throws {
    let store = store
    await withTaskGroup { group in
      for number in 0..<16 {
        group.addTask {
          var settings = Settings()
          while true {
            do throws(StoreError) {
              try store.change(&settings, waiting: 10_000) {
                $0.finishedLessons.append(String(number))
              }
              return
            } catch {
              // A busy machine may not get round to it in time.
              if error != .lockedByAnother { return }
              settings = Settings()
            }
          }
        }
      }
    }
    let lessons = store.load().settings.finishedLessons
    #expect(lessons.compactMap { Int($0) }.sorted() == Array(0..<16))
  }

  @Test(
    "another program that keeps the lock is not waited for without end; the change counts for now")
  func locked() throws {
    var settings = Settings()
    try store.change(&settings) { $0.preferences.speed = .fast }
    let before = try text()
    let other = try DiskFolder(folder)
    try other.lock(milliseconds: 0)
    #expect(throws: StoreError.lockedByAnother) {
      try store.change(&settings, waiting: 1) { $0.preferences.theme = "dark" }
    }
    #expect(settings.preferences.theme == "dark")
    #expect(try text() == before && store.load().settings.preferences.speed == .fast)
  }

  @Test("a damaged file that a link leads to is never renamed, and nothing is written over it")
  func linkedElsewhere() throws {
    let thesis = directory.path + "/thesis.tex"
    let text = Array("\\documentclass".utf8)
    try directory.write(text, to: thesis)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(symlink("../../link", file) == 0 && symlink(thesis, directory.path + "/link") == 0)
    #expect(
      store.load().notices == [.damagedSettings(file: "settings.json", keptAs: nil)])
    #expect(throws: StoreError.cannotSetAside("thesis.tex")) { try save(Settings()) }
    #expect(try directory.bytes(thesis) == text)
    #expect(try directory.names(folder) == ["settings.json"])
    // A pipe represents any device.
    #expect(unlink(thesis) == 0 && mkfifo(thesis, 0o640) == 0)
    _ = store.load()
    #expect(throws: StoreError.cannotSetAside("thesis.tex")) { try save(Settings()) }
    #expect(try directory.names(directory.path) == [".config", "link", "thesis.tex"])
  }

  @Test("a file that is not a regular one of the person's own is not set aside")
  func notRegular() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(mkfifo(file, 0o600) == 0)
    #expect(store.load().notices == [.damagedSettings(file: "settings.json", keptAs: nil)])
    #expect(throws: StoreError.cannotSetAside("settings.json")) { try save(Settings()) }
    #expect(try directory.names(folder) == ["settings.json"])
  }

  @Test("a link to a file that does not exist yet is followed; no folder is made for it")
  func danglingLink() throws {
    let elsewhere = directory.path + "/elsewhere"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(symlink("../../elsewhere/mue.json", file) == 0)
    var settings = store.load().settings
    #expect(throws: StoreError.cannotOpen(FileFault(.openDirectory, ENOENT))) {
      try store.change(&settings) { $0.preferences.speed = .fast }
    }
    #expect(try directory.names(directory.path) == [".config"])
    try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
    try store.change(&settings) { $0.preferences.level = .novice }
    #expect(try directory.names(elsewhere) == ["mue.json"])
    #expect(store.load().settings == settings && settings.preferences.speed == .fast)
    #expect(try directory.names(folder) == ["settings.json"])
    // A link to itself leads nowhere.
    #expect(unlink(file) == 0 && symlink("settings.json", file) == 0)
    #expect(
      store.load().notices == [.unreadable(file: "settings.json", FileFault(.open, ELOOP))])
  }

  @Test("a byte order mark in front of the file is no damage")
  func byteOrderMark() throws {
    try write("\u{FEFF}" + #"{"speed":"slow"}"#)
    #expect(store.load().settings.preferences.speed == .slow && store.load().notices.isEmpty)
  }

  @Test("without a home there are settings, but no saving")
  func withoutHome() {
    let store = SettingsStore(Directories(environment: [:], accountHome: { nil }))
    #expect(store.load().settings == Settings())
    #expect(throws: StoreError.noFolder) { try save(Settings(), in: store) }
  }
}
