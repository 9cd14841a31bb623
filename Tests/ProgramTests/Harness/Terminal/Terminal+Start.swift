import Foundation

extension Terminal {
  /// The path of an executable built beside these tests.
  static func built(_ name: String) -> String {
    var bytes = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    let path = String(decoding: bytes.prefix(max(0, count)).map(UInt8.init), as: UTF8.self)
    return path.split(separator: "/").dropLast().map { "/" + $0 }.joined() + "/" + name
  }

  /// A bare environment with changes to it.
  static func variables(
    term: String, home: String, changes: [String: String?]
  ) -> [String: String] {
    var variables: [String: String?] = [
      "TERM": term, "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin", "HOME": home,
      "XDG_CONFIG_HOME": home + "/config", "XDG_STATE_HOME": home + "/state",
      "XDG_DATA_HOME": home + "/data", "XDG_CACHE_HOME": home + "/cache",
      // A folder of its own, so that no unsaved game is left for another test.
      "TMPDIR": home,
      "SWIFT_BACKTRACE": "enable=no",
      "TZ": noonZone,
      // With coverage, the programs count as well.
      "LLVM_PROFILE_FILE": ProcessInfo.processInfo.environment["LLVM_PROFILE_FILE"],
    ]
    // The options of sanitizers in these tests also apply to the programs.
    for name in ["ASAN_OPTIONS", "TSAN_OPTIONS"] {
      variables[name] = ProcessInfo.processInfo.environment[name]
    }
    variables.merge(Home.tables(home)) { $1 }
    variables.merge(changes) { _, change in change }
    return variables.compactMapValues { $0 }
  }

  /// A time zone in which it was noon when the tests began, so that no day ends meanwhile.
  private static let noonZone = {
    let hour = time(nil) / 3600 % 24
    // In `TZ` hours count westwards.
    return "NOON\(hour - 12)"
  }()

  /// The same as a list of `NAME=value`.
  static func environment(
    term: String, home: String, changes: [String: String?]
  ) -> [String] {
    variables(term: term, home: home, changes: changes).map { "\($0)=\($1)" }.sorted()
  }
}

/// Passes texts to C as an array that ends with NULL.
func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers = texts.map { strdup($0) } + [nil]
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeMutableBufferPointer { buffer in
    guard let base = buffer.baseAddress else { preconditionFailure("an array of one at least") }
    return body(base)
  }
}
