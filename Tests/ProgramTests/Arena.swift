import Foundation

/// The built arena, run once.
struct Arena {
  let status: Int32
  let output: String
  let errors: String

  /// Each seat's bot, hands and mean: what a seed fixes, without the times.
  var scores: [String] {
    output.split(separator: "\n").filter { $0.hasPrefix("seat") }.map { line in
      line.split(separator: " ").prefix(5).joined(separator: " ")
    }
  }

  /// Runs it to its end, or until it is interrupted after some seconds.
  static func run(
    _ arguments: [String], input: String = "", interruptedAfter seconds: Double? = nil,
    environment: [String: String?] = [:]
  ) throws -> Arena {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let changes = environment.compactMapValues { $0 }
    process.environment = ProcessInfo.processInfo.environment.merging(changes) { $1 }
    let output = Pipe()
    let errors = Pipe()
    let given = Pipe()
    process.standardInput = given
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    try given.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try given.fileHandleForWriting.close()
    if let seconds {
      Thread.sleep(forTimeInterval: seconds)
      process.interrupt()
    }
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Arena(
      status: process.terminationStatus, output: String(decoding: printed, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }

  /// The build puts it beside the tests.
  static var program: URL {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0])
    let besides = Bundle.allBundles.map(\.bundleURL) + [tests]
    let found = besides.map {
      $0.deletingLastPathComponent().appendingPathComponent("mue-arena")
    }
    return found.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? tests
  }
}
