import Foundation

/// A process that plays a part in an attack, as long as this object lives.
final class AttackProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()

  /// Starts this program for a part.
  init(_ program: String, _ part: [String]) throws {
    process.executableURL = URL(filePath: program)
    process.arguments = ["attack"] + part
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  var identifier: pid_t { process.processIdentifier }

  /// Ends this process when the one that started it has ended.
  static func endWithStarter() {
    Thread.detachNewThread {
      var byte: UInt8 = 0
      while read(STDIN_FILENO, &byte, 1) > 0 {}
      exit(0)
    }
  }

  /// The next line of its output, without the line end; empty at the end.
  func line() throws -> String {
    var line: [UInt8] = []
    while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
      line.append(byte)
    }
    return String(decoding: line, as: UTF8.self)
  }
}
