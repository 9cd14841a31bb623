import Foundation

/// A folder that is removed after the test.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    // Short, since the path of a socket is limited.
    path = "/tmp/mue-wire-\(UInt32.random(in: 0...UInt32.max))"
    mkdir(path, 0o700)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
