import MueData
import Platform
import TestSupport
import Testing

@testable import MueStorage

/// Files beside the saves, which are treated as saves.
@Suite struct KeptFileTests {
  private static let content = Array(#"{"place":"box","seat":2}"#.utf8)
  private static let older = Array(#"{"place":"old","seat":1}"#.utf8)
  private let file = KeptFile("seat", keepsPrevious: false, format: "mue-seat 1", limit: 4096)
  private let spared = KeptFile("seat", keepsPrevious: true, format: "mue-seat 1", limit: 4096)

  private static func read(_ bytes: [UInt8]) -> [UInt8]? {
    do throws(JSONFault) {
      _ = try JSONObject(reading: bytes)
      return bytes
    } catch {
      return nil
    }
  }

  /// A folder with the file as it is written, or with other bytes in its place.
  private func folder(_ bytes: [UInt8]? = nil) throws -> InMemoryFolder {
    let folder = InMemoryFolder()
    try file.write(Self.content, in: folder)
    if let bytes { try AtomicFile("seat", keepsPrevious: false).write(bytes, in: folder) }
    return folder
  }

  private var written: [UInt8] {
    get throws { try #require(try folder().content["seat"]) }
  }

  @Test("what was written is read")
  func read() throws {
    #expect(try written.starts(with: Array("mue-seat 1 24 ".utf8)))
    #expect(try file.load(in: folder(), Self.read) == .whole(Self.content))
    #expect(try file.load(in: InMemoryFolder(), Self.read) == .none)
    #expect(try file.peek(in: folder(), Self.read) == Self.content)
    #expect(try file.faults(in: folder(), Self.read).isEmpty)
  }

  @Test("wherever it is cut short or a byte is changed, it is set aside as it is, and never taken")
  func damaged() throws {
    let whole = try written
    var damaged = (0..<whole.count).map { Array(whole.prefix($0)) }
    damaged += whole.indices.map { index in
      var bytes = whole
      bytes[index] ^= 2
      return bytes
    }
    damaged.append([UInt8](repeating: 0, count: whole.count))
    damaged.append([UInt8](repeating: UInt8(ascii: " "), count: 5000))
    for bytes in damaged {
      let folder = try folder(bytes)
      #expect(file.peek(in: folder, Self.read) == nil)
      #expect(file.faults(in: folder, Self.read).map(\.name) == ["seat"])
      do throws(StoreError) {
        #expect(try file.load(in: folder, Self.read) == .damaged(nil))
        #expect(folder.content == ["seat.bad-1": bytes])
      } catch {
        // The damaged byte is that of the version: a later one may have written it.
        #expect(error == .otherVersion(file: "seat", .later))
        #expect(folder.content == ["seat": bytes])
      }
    }
  }

  @Test("a file that was written only once has a spare copy")
  func firstSpare() throws {
    let folder = InMemoryFolder()
    try spared.write(Self.content, in: folder)
    try AtomicFile("seat", keepsPrevious: false).write([1], in: folder)
    #expect(try spared.load(in: folder, Self.read) == .damaged(Self.content))
  }

  @Test("a spare copy is used in place of a damaged file, and both are set aside if both are")
  func spare() throws {
    for isOlderWhole in [true, false] {
      let folder = InMemoryFolder()
      try spared.write(Self.older, in: folder)
      try spared.write(Self.content, in: folder)
      try AtomicFile("seat", keepsPrevious: false).write([1], in: folder)
      if !isOlderWhole { try AtomicFile("seat.prev", keepsPrevious: false).write([2], in: folder) }
      let kept = try spared.load(in: folder, Self.read)
      #expect(kept == .damaged(isOlderWhole ? Self.older : nil))
      #expect(
        kept.notice(.table, file: "seat")
          == .damagedFile(.table, file: "seat", hasSpare: isOlderWhole))
      #expect(folder.content["seat.bad-1"] == [1])
      #expect((folder.content["seat.prev.bad-1"] == [2]) != isOlderWhole)
      spared.discard(in: folder)
      #expect(folder.content.keys.allSatisfy { $0.contains(".bad-") })
    }
  }

  @Test(
    "a file that cannot be read, and one of another version, stays as it is and is none of none")
  func stays() throws {
    let unreadable = InMemoryFolder(failsReading: { EIO })
    #expect(throws: StoreError.unreadable("seat", FileFault(.open, EIO))) {
      try file.load(in: unreadable, Self.read)
    }
    for (bytes, version) in [
      (Array("mue-seat 2 whatever\n{}".utf8), OtherVersion.later), (Self.older, .unreleased),
    ] {
      let folder = try folder(bytes)
      #expect(throws: StoreError.otherVersion(file: "seat", version)) {
        try file.load(in: folder, Self.read)
      }
      #expect(folder.content == ["seat": bytes])
      #expect(file.faults(in: folder, Self.read).map(\.fault) == [.otherVersion(version)])
    }
  }

  @Test("a damaged file that cannot be renamed stays, and a notice says which")
  func stuck() throws {
    let folder = InMemoryFolder { $0 > 7 ? EACCES : nil }
    try AtomicFile("seat", keepsPrevious: false).write([1], in: folder)
    #expect(throws: StoreError.cannotSetAside("seat")) { try file.load(in: folder, Self.read) }
    #expect(folder.content == ["seat": [1]])
    #expect(
      SaveNotice(.cannotSetAside("seat"), file: "seats/1/seat")
        == .unreadable(file: "seats/1/seat", FileFault(.rename, EACCES)))
  }
}
