/// The Unix sockets at which programs of this machine listen.
///
/// Linux lists them for every account; other systems do not.
public struct ListeningSockets: Sendable {
  private let paths: Set<String>?

  /// Reads the system's table, if it has one.
  public init() {
    #if os(Linux)
      paths = Self.table()
    #else
      paths = nil
    #endif
  }

  /// Whether a program listens at a path; true if that cannot be known.
  public func contains(_ path: String) -> Bool { paths?.contains(path) ?? true }

  /// The path in a line of Linux's table, if a program listens there.
  static func path(_ line: String) -> String? {
    let fields = line.split(separator: " ", maxSplits: 7, omittingEmptySubsequences: true)
    // The fourth field has the flag of a listening socket, __SO_ACCEPTCON.
    guard fields.count == 8, let flags = UInt32(fields[3], radix: 16), flags & 0x10000 != 0 else {
      return nil
    }
    return String(fields[7].prefix { $0 != "\n" })
  }

  #if os(Linux)
    private static func table() -> Set<String>? {
      guard let file = fopen("/proc/net/unix", "re") else { return nil }
      defer { fclose(file) }
      var found: Set<String> = []
      var line = [CChar](repeating: 0, count: 512)
      while fgets(&line, CInt(line.count), file) != nil {
        let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        if let path = path(String(decoding: bytes, as: UTF8.self)) { found.insert(path) }
      }
      return found
    }
  #endif
}
