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

  @Test("settings come back as they were saved")
  func settingsCome() throws {
    var settings = Settings()
    #expect(store.load().settings == settings)
    settings.preferences.language = "pt"
    settings.preferences.speed = .fastest
    settings.preferences.theme = "traditional"
    settings.preferences.name = PlayerName("Zoë")
    settings.preferences.level = .expert
    try store.save(settings)
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
    try store.save(settings)
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
    try store.save(settings)
    #expect(try text().contains(#"  "stakes": {"high":true}"#))
    #expect(store.load().settings == settings)
  }

  @Test("settings of a later version are neither used nor written over")
  func settingsLater() throws {
    let later = #"{"version":2,"speed":{"cards":3}}"#
    try write(later)
    let (settings, notices) = store.load()
    #expect(settings == Settings())
    #expect(notices == [.newerVersion(file: "settings.json", found: 2, known: 1)])
    #expect(throws: StoreError.newerVersion(found: 2, known: 1)) { try store.save(settings) }
    #expect(try text() == later)
  }

  @Test("on a disk that refuses nothing is written over, and the reason is said")
  func diskRefuses() throws {
    let name = "settings.json"
    let spoilt = InMemoryFolder { $0 > 7 ? EROFS : nil }
    try AtomicFile(name, keepsPrevious: false).write([0x7B], in: spoilt)
    let before = spoilt.content
    #expect(throws: StoreError.cannotSetAside(name)) {
      try SettingsStore.save(Settings(), as: name, in: spoilt)
    }
    #expect(
      try SettingsStore.load(name, in: spoilt).notices == [
        .damagedSettings(file: name, keptAs: nil)
      ])
    #expect(spoilt.content == before)
    let unread = InMemoryFolder(failsReading: { EIO })
    #expect(throws: StoreError.file(FileFault(.open, EIO))) {
      try SettingsStore.save(Settings(), as: name, in: unread)
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
    try store.save(settings)
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
    try store.save(settings)
    #expect(store.load().settings == settings)
    #expect(
      try FileManager.default.attributesOfItem(atPath: file)[.type] as? FileAttributeType
        == .typeSymbolicLink)
  }

  @Test("without a home there are settings, but no saving")
  func withoutHome() {
    let store = SettingsStore(Directories(environment: [:], accountHome: { nil }))
    #expect(store.load().settings == Settings())
    #expect(throws: StoreError.noPlace) { try store.save(Settings()) }
  }

  @Test("a disk that refuses leaves the settings as they were")
  func diskRefusesLeaves() throws {
    let folder = InMemoryFolder { $0 > 9 ? ENOSPC : nil }
    let old = Settings()
    try SettingsStore.save(old, as: "s", in: folder)
    var new = old
    new.preferences.speed = .slow
    #expect(throws: StoreError.file(FileFault(.create, ENOSPC))) {
      try SettingsStore.save(new, as: "s", in: folder)
    }
    #expect(try SettingsStore.load("s", in: folder).settings == old)
  }
}
