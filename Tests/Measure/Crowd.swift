import Foundation

/// Many games of computer players beside the one that is measured.
final class Crowd {
  private let process = Process()
  private let output = Pipe()

  /// Begins so many games.
  init(_ arena: String, games: Int) throws {
    process.executableURL = URL(filePath: arena)
    process.arguments = ["bench", "--games", "\(games)", "--lang", "en"]
    process.standardOutput = output
    try process.run()
  }

  deinit { process.terminate() }

  /// Whether the games are still going on.
  var isPlaying: Bool { process.isRunning }

  /// What the games' program said when they were over.
  func report() throws -> String {
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
