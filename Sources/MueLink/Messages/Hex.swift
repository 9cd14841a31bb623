/// Some bytes as they stand in messages: two hexadecimal digits each, small letters.
public struct Hex: Hashable, Sendable {
  /// The bytes.
  public let bytes: [UInt8]

  /// Bytes to be written.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads so many bytes; nil if the text is anything else.
  public init?(_ text: String, bytes count: Int) {
    let digits = Array(text.utf8)
    guard digits.count == 2 * count else { return nil }
    var bytes: [UInt8] = []
    for place in 0..<count {
      guard let high = Self.value(digits[2 * place]), let low = Self.value(digits[2 * place + 1])
      else { return nil }
      bytes.append(high << 4 | low)
    }
    self.bytes = bytes
  }

  /// The digits.
  public var text: String {
    var text = ""
    for byte in bytes {
      text += String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
    }
    return text
  }

  private static func value(_ digit: UInt8) -> UInt8? {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x61...0x66: digit - 0x61 + 10
    default: nil
    }
  }
}
