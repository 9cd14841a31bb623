/// Splits bytes that arrive in portions of any size into lines.
struct LineFramer {
  /// The longest line, including its end.
  let limit: Int
  private var bytes: [UInt8] = []
  /// The index of the first byte that is not part of a returned line.
  private var start = 0
  /// The index before which there is no end of a line.
  private var searched = 0

  init(limit: Int) { self.limit = limit }

  /// Whether a whole line is waiting, even an empty one.
  var hasLine: Bool { bytes[start...].contains(Self.end) }

  /// Whether there are bytes that are not a whole line yet.
  var isUnfinished: Bool { start < bytes.count }

  mutating func append(_ more: some Collection<UInt8>) {
    if start > 0 {
      bytes.removeFirst(start)
      searched -= start
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// The next line without its end, skipping empty ones; nil if there is none yet.
  ///
  /// - Throws: `WireFault.lineTooLong` if a line is longer than the limit, whether whole or not.
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
  /// Whether the bytes are one line that, with its end, is within the limit.
  func isLine(limit: Int) -> Bool {
    !isEmpty && count < limit && !contains(LineFramer.end)
  }
}
