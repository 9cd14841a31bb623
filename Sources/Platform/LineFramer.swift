/// Splits bytes that arrive in chunks of any size into lines.
///
/// A line longer than the limit is passed on as soon as it is too long, as its first `limit + 1`
/// bytes; the rest of it is skipped, so that no input can fill the memory.
public struct LineFramer {
  /// The byte that ends a line.
  public static let end = UInt8(ascii: "\n")

  /// The maximum length of a line in bytes, without its end.
  public let limit: Int
  private var lines: ArraySlice<[UInt8]> = []
  private var begun: [UInt8] = []
  /// Whether the next bytes belong to a line that was too long.
  private var isSkipping = false

  public init(limit: Int) { self.limit = limit }

  /// The line that `next` returns, without its end; nil if there is none yet.
  public var first: [UInt8]? { lines.first }

  /// Whether the last line has not ended yet.
  public var isUnfinished: Bool { isSkipping || !begun.isEmpty }

  /// Adds the bytes that have arrived next.
  public mutating func append(_ bytes: some Collection<UInt8>) {
    let parts = bytes.split(separator: Self.end, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index > 0 { finishLine() }
      if isSkipping { continue }
      begun += part.prefix(limit + 1 - begun.count)
      if begun.count > limit {
        finishLine()
        isSkipping = true
      }
    }
  }

  /// Turns the bytes after the last line end into a line.
  public mutating func finish() { if isUnfinished { finishLine() } }

  /// Removes and returns the next line, without its end; nil if there is none yet.
  public mutating func next() -> [UInt8]? {
    defer { if lines.isEmpty { lines = [] } }
    return lines.popFirst()
  }

  private mutating func finishLine() {
    if !isSkipping { lines.append(begun) }
    begun = []
    isSkipping = false
  }
}
