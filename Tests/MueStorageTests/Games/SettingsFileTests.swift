import Foundation
import Testing

@testable import MueStorage

@Suite struct SettingsFileTests {
  private let directory: TemporaryDirectory
  private let file: SettingsFile
  private var folder: String { directory.path + "/.config/mue" }

  init() throws {
    directory = try TemporaryDirectory()
    file = SettingsFile("keys.json", in: directory.directories)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try directory.bytes(folder + "/" + name), as: UTF8.self)
  }

  @Test("what was written before stays as the previous generation")
  func generations() throws {
    try file.change { $0 == nil ? "one" : nil }
    try file.change { $0 == Array("one".utf8) ? "two" : "neither" }
    #expect(try text("keys.json") == "two")
    #expect(try text("keys.json.prev") == "one")
  }

  @Test("a file that is not sound is set aside and never written over")
  func missingFile() throws {
    try file.change { _ in "by hand" }
    try file.change { $0 == nil ? "new" : nil }
    #expect(try text("keys.json") == "new")
    #expect(try text("keys.json.bad-1") == "by hand")
  }

  @Test("what the disk refuses is said, whether it is the folder, reading or writing")
  func refusingDisk() throws {
    func write() throws { try file.change { _ in "x" } }
    try file.change { _ in "one" }
    let manager = FileManager.default
    try manager.createDirectory(
      atPath: folder + "/keys.json.new", withIntermediateDirectories: true)
    #expect(throws: StoreError.file(FileFault(.remove, EISDIR))) { try write() }
    #expect(try text("keys.json") == "one")
    try manager.removeItem(atPath: folder + "/keys.json")
    try manager.createDirectory(atPath: folder + "/keys.json", withIntermediateDirectories: true)
    #expect(throws: StoreError.file(FileFault(.read, EISDIR))) { try write() }
    try manager.removeItem(atPath: folder)
    try directory.write([1], to: folder)
    #expect(throws: StoreError.cannotOpen(FileFault(.openDirectory, ENOTDIR))) { try write() }
  }

  @Test("without a home there is no place to write")
  func withoutHome() {
    let nowhere = SettingsFile(
      "keys.json", in: Directories(environment: [:], accountHome: { nil }))
    #expect(throws: StoreError.noFolder) {
      try nowhere.change { _ in "x" }
    }
  }
}
