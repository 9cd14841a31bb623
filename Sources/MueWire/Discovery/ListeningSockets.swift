import Platform

/// The Unix sockets of this machine at which somebody listens, as the system tells everybody.
struct ListeningSockets {
  /// Their paths; nil where the system does not tell.
  private let paths: Set<String>?

  /// Asks the system.
  init() {
    guard let file = fopen("/proc/net/unix", "re") else {
      paths = nil
      return
    }
    defer { fclose(file) }
    var found: Set<String> = []
    var line = [CChar](repeating: 0, count: 512)
    while fgets(&line, CInt(line.count), file) != nil {
      let text = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      if let path = Self.path(String(decoding: text, as: UTF8.self)) { found.insert(path) }
    }
    paths = found
  }

  /// Whether somebody listens at a path; true where that cannot be known.
  func contains(_ path: String) -> Bool { paths?.contains(path) ?? true }

  /// The path in a line of the system's table, if somebody listens there.
  static func path(_ line: String) -> String? {
    let parts = line.split(separator: " ", maxSplits: 7, omittingEmptySubsequences: true)
    // The fourth part has the flag of a socket that is listened at.
    guard parts.count == 8, let flags = UInt32(parts[3], radix: 16), flags & 0x10000 != 0 else {
      return nil
    }
    return String(parts[7].prefix { $0 != "\n" })
  }
}
