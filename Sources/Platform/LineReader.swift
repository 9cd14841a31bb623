/// The lines that arrive at a file descriptor, one at a time, with a limit on the bytes in memory.
public struct LineReader {
  /// The result of waiting for a line.
  public enum Reading: Equatable, Sendable {
    /// A line, without its end.
    case line([UInt8])
    case end
    case late
    case tooLong
  }

  private let descriptor: Int32
  private var framer: LineFramer

  /// The lines of a descriptor, each of at most `limit` bytes.
  init(_ descriptor: Int32, limit: Int) {
    self.descriptor = descriptor
    framer = LineFramer(limit: limit)
  }

  /// The next line, without its end.
  mutating func next(until deadline: ContinuousClock.Instant) -> Reading {
    while true {
      if let line = framer.next() { return line.count > framer.limit ? .tooLong : .line(line) }
      guard Wait.isReady(descriptor, POLLIN, until: deadline) else { return .late }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = retryOnInterrupt { read(descriptor, &bytes, bytes.count) }
      if count < 0, errno == EAGAIN { continue }
      if count <= 0 { return .end }
      framer.append(bytes[..<count])
    }
  }

  /// Discards unread input; returns false if it exceeded the limit.
  mutating func discard() -> Bool {
    let limit = framer.limit
    var total = 0
    framer = LineFramer(limit: limit)
    while total <= limit, Wait.isReady(descriptor, POLLIN, until: .now) {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = retryOnInterrupt { read(descriptor, &bytes, bytes.count) }
      if count <= 0 { break }
      total += count
    }
    return total <= limit
  }
}
