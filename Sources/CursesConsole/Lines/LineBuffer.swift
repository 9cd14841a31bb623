/// Splits bytes that arrive in portions of any size into lines.
///
/// Only the beginning of a line longer than the limit is kept; invalid UTF-8 becomes replacement
/// characters. The last line may lack its end.
struct LineBuffer {
  /// The number of bytes of a line that are kept.
  static let limit = 4096

  private var lines: [String] = []
  private var first = 0
  private var begun: [UInt8] = []
  private var hasBegun = false
  /// Whether there will be no more bytes.
  private(set) var isClosed = false

  /// Whether a whole line is waiting.
  var hasLine: Bool { first < lines.count }

  /// Whether there will be no more lines.
  var hasEnded: Bool { isClosed && !hasLine }

  mutating func take(_ bytes: some Collection<UInt8>) {
    for (index, part) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated() {
      if index > 0 { finishLine() }
      begun += part.prefix(max(0, Self.limit - begun.count))
      hasBegun = hasBegun || !part.isEmpty
    }
  }

  /// Notes the end of input.
  mutating func end() {
    if hasBegun { finishLine() }
    isClosed = true
  }

  /// The next line, without its end.
  mutating func next() -> String? {
    guard hasLine else { return nil }
    defer {
      first += 1
      if first == lines.count {
        lines.removeAll()
        first = 0
      }
    }
    return lines[first]
  }

  private mutating func finishLine() {
    lines.append(String(decoding: begun, as: UTF8.self))
    begun.removeAll(keepingCapacity: true)
    hasBegun = false
  }
}
