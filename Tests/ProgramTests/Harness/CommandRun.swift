import Foundation

/// A run of `mue` without a terminal: its output and exit status.
struct CommandRun {
  let output: String
  let errors: String
  let status: Int32

  /// Runs `mue` to its end with all of its input.
  init(
    _ arguments: [String], home: Home, input: some Sequence<UInt8> = [],
    environment: [String: String?] = [:]
  ) throws {
    let names = ["in", "out", "err"].map { "\($0)-\(UUID().uuidString)" }
    let files = try names.map { try home.write($0.hasPrefix("in") ? Array(input) : [], as: $0) }
    let process = Process()
    process.executableURL = URL(filePath: Terminal.built("mue"))
    process.arguments = arguments
    process.environment = Terminal.variables(
      term: "xterm-256color", home: home.path, changes: environment)
    process.standardInput = FileHandle(forReadingAtPath: files[0])
    process.standardOutput = FileHandle(forWritingAtPath: files[1])
    process.standardError = FileHandle(forWritingAtPath: files[2])
    try process.run()
    process.waitUntilExit()
    output = try String(contentsOfFile: files[1], encoding: .utf8)
    errors = try String(contentsOfFile: files[2], encoding: .utf8)
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    for file in files { try FileManager.default.removeItem(atPath: file) }
  }

  /// Runs `mue` with a text as its input.
  init(
    _ arguments: [String], home: Home, input: String, environment: [String: String?] = [:]
  ) throws {
    try self.init(
      arguments, home: home, input: Array(input.utf8), environment: environment)
  }

  /// The sentence on standard error, without the program's name; nil unless there is exactly one.
  var complaint: String? {
    let lines = errors.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count == 2, lines[1].isEmpty, lines[0].hasPrefix("mue: ") else { return nil }
    return String(lines[0].dropFirst(5))
  }
}
