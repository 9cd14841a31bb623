/// Makes lines of bytes as they come, in portions of any size.
struct LineFramer {
  /// The longest line, its end included.
  let limit: Int
  private var bytes: [UInt8] = []
  /// Where the bytes begin that were not handed out.
  private var start = 0
  /// Up to where no end of a line was found.
  private var searched = 0

  init(limit: Int) { self.limit = limit }

  /// Whether a whole line is there, even an empty one.
  var hasLine: Bool { bytes[start...].contains(Self.end) }

  /// Whether there are bytes that make no whole line yet.
  var isUnfinished: Bool { start < bytes.count }

  /// Takes in what came.
  mutating func append(_ more: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The next line without its end; nil when there is none yet.
  ///
  /// Empty lines are passed over. Throws when a line is longer than the limit, whole or not.
  mutating func next() throws(WireFault) -> [UInt8]? {
    while let end = bytes[searched...].firstIndex(of: Self.end) {
      let line = bytes[start..<end]
      start = end + 1
      searched = start
      guard line.count < limit else { throw .lineTooLong }
      if !line.isEmpty { return Array(line) }
    }
    searched = bytes.count
    guard bytes.count - start < limit else { throw .lineTooLong }
    return nil
  }

  static let end = UInt8(ascii: "\n")
}

extension Array where Element == UInt8 {
  /// Whether these are the bytes of one line that is not too long with its end.
  func isLine(limit: Int) -> Bool {
    !isEmpty && count < limit && !contains(LineFramer.end)
  }
}
