import MueGame
import Platform

/// A file of hand records, one per line, or of numbers.
struct RecordWriter: Sendable {
  private let name: String
  private let file: ByteSink

  /// Creates the file, or empties an existing one.
  ///
  /// - Throws: `ArenaError.cannotWrite`.
  init(_ name: String) throws(ArenaError) {
    do {
      file = try ByteSink(name)
    } catch {
      throw .cannotWrite(file: name)
    }
    self.name = name
  }

  func write(_ record: HandRecord) throws(ArenaError) {
    try write(Array((record.line + "\n").utf8))
  }

  /// Writes numbers as four bytes each, little-endian.
  func write(_ numbers: [Float]) throws(ArenaError) {
    try write(
      numbers.flatMap { number in
        (0..<4).map { UInt8(truncatingIfNeeded: number.bitPattern &>> (8 * UInt32($0))) }
      })
  }

  private func write(_ bytes: [UInt8]) throws(ArenaError) {
    do {
      try file.write(bytes)
    } catch {
      throw .cannotWrite(file: name)
    }
  }
}
