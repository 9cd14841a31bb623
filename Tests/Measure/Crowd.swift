import Foundation

/// Many games of computer players beside the measured one.
final class Crowd {
  private let process = Process()
  private let output = Pipe()

  /// Starts a number of games, with the thinking time of a table or another one for each decision.
  init(_ arena: String, games: Int, milliseconds: Int? = nil) throws {
    process.executableURL = URL(filePath: arena)
    process.arguments =
      ["bench", "--games", "\(games)"] + (milliseconds.map { ["--budget-ms", "\($0)"] } ?? [])
    process.standardOutput = output
    try process.run()
  }

  deinit { process.terminate() }

  /// Whether the games are still going on.
  var isPlaying: Bool { process.isRunning }

  /// The output of the program after the games.
  func report() throws -> String {
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }
}
