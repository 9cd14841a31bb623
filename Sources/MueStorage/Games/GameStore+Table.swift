import MueGame
import Platform

/// The linked table of a game: what its host keeps beside the game, in a file of its own.
///
/// It contains the secrets of the seats, so it belongs to one game and is removed with it.
extension GameStore {
  private static let tableLimit = 16_384

  /// The file of a game's table.
  static func tableFile(_ number: Int) -> AtomicFile {
    AtomicFile(number.digits(atLeast: 4) + ".table", keepsPrevious: false)
  }

  /// The table of the current game, as it was kept; nil if there is none that can be read.
  public var table: [UInt8]? {
    guard let number else { return nil }
    return read(Self.tableFile(number).name, in: games)
  }

  /// The table that an earlier version kept, of any game; nil if there is none that can be read.
  public var earlierTable: [UInt8]? { read("table", in: state) }

  /// Keeps the table of the current game.
  ///
  /// - Throws: `readOnly`, or `file` if it cannot be written.
  public func keepTable(_ bytes: [UInt8]) throws(StoreError) {
    guard mayWrite, let number else { throw .readOnly }
    do throws(FileFault) {
      try Self.tableFile(number).write(bytes, in: games)
    } catch {
      throw .file(error)
    }
  }

  private func read(_ name: String, in folder: any Folder) -> [UInt8]? {
    let read = Log.attempt("to read the table of a game") { () throws(FileFault) in
      try folder.read(name, atMost: Self.tableLimit)
    }
    return read ?? nil
  }
}
