import Foundation

/// A folder that is gone with the test.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    // Short, since the path of a socket may not be long.
    path = "/tmp/mue-wire-\(UInt32.random(in: 0...UInt32.max))"
    mkdir(path, 0o700)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
