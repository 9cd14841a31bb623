import MueGame
import Platform

/// The file that the records of hands are written to, a line each.
struct RecordWriter: Sendable {
  private let name: String
  private let file: ByteSink

  /// Begins the file anew.
  init(_ name: String) throws(ArenaError) {
    do {
      file = try ByteSink(name)
    } catch {
      throw .cannotWrite(file: name)
    }
    self.name = name
  }

  func write(_ record: HandRecord) throws(ArenaError) {
    do {
      try file.write(record.line + "\n")
    } catch {
      throw .cannotWrite(file: name)
    }
  }
}
