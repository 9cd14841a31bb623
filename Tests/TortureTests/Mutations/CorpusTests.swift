import Foundation
import TestSupport
import Testing

/// Inputs that fuzzers found, or that once broke a reader.
@Suite("The fuzzers' corpus") struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fuzz/Corpus")

  @Test("every file is accepted or refused", arguments: Reader.all)
  func kept(reader: Reader) throws {
    let folder = Self.folder.appending(path: reader.name)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(!files.isEmpty)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: file)))
      #expect(reader.reads(bytes) != .lost, "\(file)")
    }
  }
}
