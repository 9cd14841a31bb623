/// A tar archive of files that only their owner may read (POSIX.1-1988, `ustar`).
public struct TarArchive {
  private var content: [UInt8] = []

  private static let block = 512
  /// The longest path, in bytes.
  public static let longestPath = 100

  public init() {}

  /// The whole archive, with the two empty blocks at its end.
  public var bytes: [UInt8] { content + [UInt8](repeating: 0, count: 2 * Self.block) }

  /// Adds a file, by its path in the archive; `time` is in seconds since 1970.
  ///
  /// The path must not be longer than `longestPath`.
  public mutating func add(_ path: String, _ file: [UInt8], time: Int) {
    precondition(path.utf8.count <= Self.longestPath)
    let header = Self.header(path, count: file.count, time: time)
    let padding = (Self.block - file.count % Self.block) % Self.block
    content += header + file + [UInt8](repeating: 0, count: padding)
  }

  private static func header(_ path: String, count: Int, time: Int) -> [UInt8] {
    var header = [UInt8](repeating: 0, count: block)
    func write(_ text: String, at offset: Int) {
      header.replaceSubrange(offset..<(offset + text.utf8.count), with: text.utf8)
    }
    func write(_ number: Int, digits: Int, at offset: Int) {
      let text = String(number, radix: 8)
      write(String(repeating: "0", count: digits - text.utf8.count) + text, at: offset)
    }
    write(path, at: 0)
    write(0o600, digits: 7, at: 100)
    // Owner and group 0: tar gives the files to the account that unpacks them, unless that is root's.
    write(0, digits: 7, at: 108)
    write(0, digits: 7, at: 116)
    write(count, digits: 11, at: 124)
    write(max(0, time), digits: 11, at: 136)
    write("0ustar\u{0}00", at: 156)
    // The checksum is counted as if it were eight spaces.
    write(header.reduce(8 * 0x20) { $0 + Int($1) }, digits: 6, at: 148)
    header[155] = 0x20
    return header
  }
}
