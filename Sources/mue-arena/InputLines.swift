import MueData
import Platform

/// The lines of a file given on the command line.
struct InputLines {
  private let file: String
  private var lines: FileLines

  /// Opens a file, or standard input for `-`.
  ///
  /// - Throws: `cannotRead`.
  init(_ file: String, limit: Int = JSONObject.lineLimit) throws(ArenaError) {
    self.file = file
    do throws(SystemError) {
      lines = try FileLines(file, limit: limit)
    } catch {
      throw .cannotRead(file: file)
    }
  }

  /// The next non-empty line, with its number.
  ///
  /// - Throws: `cannotRead`.
  mutating func next() throws(ArenaError) -> (number: Int, bytes: [UInt8])? {
    do throws(SystemError) {
      return try lines.next()
    } catch {
      throw .cannotRead(file: file)
    }
  }
}
