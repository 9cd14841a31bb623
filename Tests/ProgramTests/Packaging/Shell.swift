import Testing

/// A shell that completions are written for.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The completions of each command line, in alphabetical order; the shell works in a folder, by
  /// default in the root of the package.
  func completions(
    of lines: [String], home: Home, in folder: String = SystemRun.root.path
  ) throws -> [[String]] {
    let quiet = self == .bash ? "--norc" : self == .zsh ? "-f" : "--no-config"
    let script = SystemRun.root.path + "/Tests/Shells/complete.\(rawValue)"
    let scripts = SystemRun.root.path + "/Packaging/completions"
    let run = try SystemRun(
      ["env", "-C", folder, rawValue, quiet, script, scripts] + lines, home: home)
    let found = run.lines.split(separator: ".", omittingEmptySubsequences: false).dropLast()
    try #require(found.count == lines.count, "\(run.output)")
    return found.map { Set($0).sorted() }
  }

  /// Checks that it completes each command line to these words, in any order.
  func expect(_ expected: [(line: String, words: [String])], home: Home) throws {
    let found = try completions(of: expected.map(\.line), home: home)
    for (found, expected) in zip(found, expected) {
      #expect(found == expected.words.sorted(), "\(rawValue): \(expected.line)")
    }
  }

  /// The shells that tests may use.
  static let all = allCases.filter { SystemRun.expects($0.rawValue) }
}
