import Foundation
import MueTable

/// A small file that the person wrote.
enum OwnFile {
  /// The bytes of a file, at most one more than such a file may have; nil when there is none.
  ///
  /// Throws when it is there and is not a plain file that can be read.
  static func bytes(_ path: String, limit: Int = JSONObject.lineLimit) throws -> [UInt8]? {
    let url = URL(filePath: path).resolvingSymlinksInPath()
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    // Opening a pipe would wait for a writer that may never come.
    guard try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
      throw CocoaError(.fileReadUnknown)
    }
    let file = try FileHandle(forReadingFrom: url)
    defer { try? file.close() }
    return try file.read(upToCount: limit + 1).map(Array.init) ?? []
  }
}
