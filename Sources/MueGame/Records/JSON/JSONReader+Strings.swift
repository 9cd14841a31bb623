extension JSONReader {
  mutating func string() throws(JSONFault) -> String {
    let start = position
    guard take("\"") else { throw fault }
    var text: [UInt8] = []
    while let byte = next, byte >= 0x20 {
      position += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let string = String(validating: text, as: UTF8.self) else {
          throw .notJSON(at: start)
        }
        return string
      case UInt8(ascii: "\\"): text += String(try escaped()).utf8
      default: text.append(byte)
      }
    }
    throw fault
  }

  private mutating func escaped() throws(JSONFault) -> Unicode.Scalar {
    guard let byte = next else { throw fault }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try escapedScalar()
    default: throw fault
    }
  }

  /// The character after `\u`; of two halves of a pair both are read.
  private mutating func escapedScalar() throws(JSONFault) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard unit < 0xDC00, take("\\"), take("u") else { throw fault }
    let low = try hexadecimal()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar((unit - 0xD800) * 0x400 + (low - 0xDC00) + 0x10000)
    else { throw fault }
    return scalar
  }

  private mutating func hexadecimal() throws(JSONFault) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw fault
      }
      position += 1
      number = number * 16 + UInt32(digit)
    }
    return number
  }
}
