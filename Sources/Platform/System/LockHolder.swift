/// The program that holds a lock on a file, as far as the system shows it.
public struct LockHolder: Hashable, Sendable {
  public let process: Int
  /// Its terminal, such as `pts/3`; nil if it has none.
  public let terminal: String?

  /// The holder of a lock taken by `takeLock`; nil if there is none, or if the system shows none.
  public init?(of path: String) {
    #if os(Linux)
      var facts = stat()
      guard stat(path, &facts) == 0, let process = Self.process(holding: facts) else { return nil }
      self.process = process
      terminal = Self.terminal(of: process)
    #else
      return nil
    #endif
  }

  /// Terminal and process in a form that every language understands.
  public var place: String {
    [terminal, "pid \(process)"].compactMap(\.self).joined(separator: ", ")
  }

  #if os(Linux)
    /// The process that holds a lock on a file, in Linux's table of locks.
    private static func process(holding facts: stat) -> Int? {
      guard let file = fopen("/proc/locks", "re") else { return nil }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      while fgets(&line, CInt(line.count), file) != nil {
        let bytes = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        let text = String(decoding: bytes, as: UTF8.self)
        if let process = process(text, inode: UInt64(facts.st_ino), device: UInt64(facts.st_dev)) {
          return process
        }
      }
      return nil
    }

    /// The process in a line of the table, if it holds a lock on a file of a device.
    static func process(_ line: String, inode: UInt64, device: UInt64) -> Int? {
      let fields = line.split(separator: " ", omittingEmptySubsequences: true)
      // A process of another container has no number here, and one that waits has an arrow.
      guard fields.count >= 6, fields[1] == "FLOCK", let process = Int(fields[4]), process > 0
      else { return nil }
      let file = fields[5].split(separator: ":")
      let major = device >> 8 & 0xFFF | device >> 32 & ~0xFFF
      let minor = device & 0xFF | device >> 12 & ~0xFF
      guard file.count == 3, UInt64(file[0], radix: 16) == major,
        UInt64(file[1], radix: 16) == minor, UInt64(file[2]) == inode
      else { return nil }
      return process
    }

    private static func terminal(of process: Int) -> String? {
      var target = [CChar](repeating: 0, count: 256)
      let count = readlink("/proc/\(process)/fd/0", &target, target.count)
      guard count > 0 else { return nil }
      let path = String(
        decoding: target.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self)
      let folder = "/dev/"
      return path.hasPrefix(folder + "pts/") || path.hasPrefix(folder + "tty")
        ? String(path.dropFirst(folder.count)) : nil
    }
  #endif
}
