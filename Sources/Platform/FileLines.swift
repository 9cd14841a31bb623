/// The non-empty lines of a file or of standard input, each with its number counted from 1.
public struct FileLines {
  private let source: ByteSource
  private var framer: LineFramer
  private var number = 0
  private var hasEnded = false

  /// Opens a file, or standard input for `-`.
  ///
  /// Of a line longer than `limit`, only the first `limit + 1` bytes are read.
  ///
  /// - Throws: `SystemError` if it cannot be opened.
  public init(_ file: String, limit: Int) throws(SystemError) {
    source = file == "-" ? .standardInput : try ByteSource(file)
    framer = LineFramer(limit: limit)
  }

  /// The next line, without its end; the last one may lack it.
  ///
  /// - Throws: `SystemError` if reading fails.
  public mutating func next() throws(SystemError) -> (number: Int, bytes: [UInt8])? {
    while true {
      while let line = framer.next() {
        number += 1
        if !line.isEmpty { return (number, line) }
      }
      if hasEnded { return nil }
      let bytes = try source.some()
      hasEnded = bytes.isEmpty
      if hasEnded { framer.finish() } else { framer.append(bytes) }
    }
  }
}
