/// Bytes in the format of messages: two lower-case hexadecimal digits each.
public struct Hex: Hashable, Sendable, JSONWritable {
  public let bytes: [UInt8]

  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a fixed number of bytes; nil if the text is anything else.
  public init?(_ text: String, bytes count: Int) {
    let digits = Array(text.utf8)
    guard digits.count == 2 * count else { return nil }
    var bytes: [UInt8] = []
    for index in 0..<count {
      guard let high = Self.value(digits[2 * index]), let low = Self.value(digits[2 * index + 1])
      else { return nil }
      bytes.append(high << 4 | low)
    }
    self.bytes = bytes
  }

  public var text: String { bytes.map { $0.digits(atLeast: 2, radix: 16) }.joined() }

  public var json: JSONValue { .string(text) }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}
