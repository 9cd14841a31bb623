import MueGame
import Platform

/// A small file that the person wrote.
enum OwnFile {
  /// The bytes of a file, at most one more than such a file may have; nil when there is none.
  ///
  /// Throws when it is there and is not a plain file that can be read.
  static func bytes(
    _ path: String, limit: Int = JSONObject.lineLimit
  ) throws(StreamFault) -> [UInt8]? {
    do {
      return try ByteSource(plain: path).all(atMost: limit + 1)
    } catch {
      if error.isMissing { return nil }
      throw error
    }
  }
}
