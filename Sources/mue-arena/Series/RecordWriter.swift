import Foundation
import MueTable

/// The file that the records of hands are written to, a line each.
struct RecordWriter: Sendable {
  private let name: String
  private let file: FileHandle

  /// Begins the file anew.
  init(_ name: String) throws(ArenaError) {
    guard FileManager.default.createFile(atPath: name, contents: nil),
      let file = FileHandle(forWritingAtPath: name)
    else { throw .cannotWrite(file: name) }
    self.name = name
    self.file = file
  }

  func write(_ record: HandRecord) throws(ArenaError) {
    do {
      try file.write(contentsOf: Data((record.line + "\n").utf8))
    } catch {
      throw .cannotWrite(file: name)
    }
  }
}
