import Foundation

/// A run of a system program, with the built programs on its path.
struct SystemRun {
  /// Its standard output and standard error.
  let output: String
  let status: Int32

  /// Runs a program, by its name, in the root of the package.
  init(_ words: [String], home: Home, environment: [String: String?] = [:]) throws {
    let built = URL(filePath: Terminal.built("mue")).deletingLastPathComponent().path
    var changes = environment
    changes["PATH"] = "\(built):/usr/bin:/bin:/usr/local/bin"
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = Self.root
    process.environment = Terminal.variables(term: "dumb", home: home.path, changes: changes)
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output = String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// Its output, line by line.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The root of the package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Whether a test may need a program: if it is there, or if `make test` could have installed it.
  static func expects(_ name: String) -> Bool {
    ["/usr/bin/apt-get", "/usr/bin/\(name)", "/bin/\(name)"]
      .contains { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The text of a file in the package.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }
}
