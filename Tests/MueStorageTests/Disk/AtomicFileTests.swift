import Foundation
import TestSupport
import Testing

@testable import MueStorage

@Suite struct AtomicFileTests {
  private let file = AtomicFile("game", keepsPrevious: true)
  private static let old = Array("old".utf8)
  private static let older = Array("older".utf8)
  private static let new = Array("new content".utf8)

  /// A directory with two generations in it, in which later calls may fail.
  private func folder(
    mostBytes: Int = .max, fails: @escaping @Sendable (Int) -> Int32? = { _ in nil }
  ) throws -> (InMemoryFolder, before: Int) {
    let plain = InMemoryFolder()
    try file.write(Self.older, in: plain)
    try file.write(Self.old, in: plain)
    let before = plain.calls
    let folder = InMemoryFolder(mostBytes: mostBytes) { $0 > before ? fails($0 - before) : nil }
    try file.write(Self.older, in: folder)
    try file.write(Self.old, in: folder)
    return (folder, before)
  }

  @Test("the new content is in place, the old one beside it, and nothing else")
  func newContent() throws {
    let (folder, _) = try folder()
    try file.write(Self.new, in: folder)
    #expect(folder.content == ["game": Self.new, "game.prev": Self.old])
    let single = AtomicFile("game", keepsPrevious: false)
    try single.write(Self.older, in: folder)
    #expect(folder.content == ["game": Self.older, "game.prev": Self.old])
  }

  @Test("content is written whole though the system takes a byte at a time")
  func contentWritten() throws {
    let folder = InMemoryFolder(mostBytes: 1)
    try file.write(Self.new, in: folder)
    #expect(folder.content == ["game": Self.new])
  }

  @Test("a signal while writing is no failure")
  func interrupted() throws {
    let folder = InMemoryFolder(mostBytes: 2) { $0 % 2 == 0 && $0 < 8 ? EINTR : nil }
    // The calls: remove, create (interrupted, so it fails), and then again from the start.
    #expect(throws: FileFault(.create, EINTR)) { try file.write(Self.new, in: folder) }
    let other = InMemoryFolder(mostBytes: 2) { [3, 5, 6].contains($0) ? EINTR : nil }
    try file.write(Self.new, in: other)
    #expect(other.content == ["game": Self.new])
  }

  @Test("a system that takes no byte is a failure and no endless loop")
  func stuckSystem() throws {
    let folder = InMemoryFolder(mostBytes: 0)
    #expect(throws: FileFault(.write, EIO)) { try file.write(Self.new, in: folder) }
    #expect(folder.content.isEmpty)
  }

  @Test(
    "whichever call fails, the file is whole and the next try works",
    arguments: [ENOSPC, EIO, EROFS, EACCES, EDQUOT, EXDEV, EMLINK, EPERM, ENOSYS, EOPNOTSUPP])
  func whicheverCall(code: Int32) throws {
    let (counting, before) = try folder()
    try file.write(Self.new, in: counting)
    let calls = counting.calls - before
    #expect(calls == 10)
    for failing in 1...calls {
      let (folder, _) = try folder { $0 == failing ? code : nil }
      var isSaved = true
      do {
        try file.write(Self.new, in: folder)
      } catch {
        #expect(error.code == code)
        isSaved = false
      }
      // The spare copy is made by calls 6 to 8; without it the file is saved all the same.
      #expect(isSaved == (6...8).contains(failing), "call \(failing)")
      let content = try #require(folder.content["game"])
      #expect(content == (isSaved || failing == calls ? Self.new : Self.old))
      #expect(folder.content["game.new"] == nil)
      try file.write(Self.new, in: folder)
      #expect(folder.content["game"] == Self.new)
    }
  }

  @Test("what a crash left half written is removed")
  func leftovers() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.older, to: directory.path + "/game.new")
    let folder = try DiskFolder(directory.path)
    try file.write(Self.new, in: folder)
    #expect(try directory.names(directory.path) == ["game"])
    #expect(try directory.bytes(directory.path + "/game") == Self.new)
  }

  @Test("a link laid in the way is not followed")
  func foreignLink() throws {
    let directory = try TemporaryDirectory()
    let victim = directory.path + "/victim"
    try directory.write(Self.old, to: victim)
    try FileManager.default.createSymbolicLink(
      atPath: directory.path + "/game.new", withDestinationPath: victim)
    try file.write(Self.new, in: try DiskFolder(directory.path))
    #expect(try directory.bytes(victim) == Self.old)
    #expect(throws: FileFault(.create, EEXIST)) {
      try DiskFolder(directory.path).create("victim")
    }
  }

  @Test("files are for the person alone")
  func privateFiles() throws {
    let directory = try TemporaryDirectory()
    try file.write(Self.new, in: try DiskFolder(directory.path + "/a/b", makes: true))
    for (name, mode) in [("a", 0o700), ("a/b", 0o700), ("a/b/game", 0o600)] {
      let path = directory.path + "/" + name
      let found = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
      #expect(found as? Int == mode)
    }
  }
}
