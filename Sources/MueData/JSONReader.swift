/// Reads JSON strictly (RFC 8259) and within limits, so that no input can exhaust memory or stack.
struct JSONReader {
  private let bytes: [UInt8]
  private let depthLimit: Int
  private var position = 0
  /// The keys and indices that lead to the value being read.
  private var path: [String] = []
  /// The byte at which each member and element begins; nil if not needed.
  private var offsets: [[String]: Int]?

  /// The value of the bytes, with nothing but blanks around it.
  static func value(
    of bytes: some Collection<UInt8>, limit: Int, depth: Int
  ) throws(JSONFault) -> JSONValue {
    guard bytes.count <= limit else { throw .tooLong(limit: limit) }
    var reader = JSONReader(bytes: Array(bytes), depthLimit: depth)
    return try reader.whole()
  }

  /// The same, with the byte at which each member and element begins, by its path.
  static func located(
    _ bytes: [UInt8], depth: Int
  ) throws(JSONFault) -> (value: JSONValue, offsets: [[String]: Int]) {
    var reader = JSONReader(bytes: bytes, depthLimit: depth)
    reader.offsets = [:]
    let value = try reader.whole()
    return (value, reader.offsets ?? [:])
  }

  private mutating func whole() throws(JSONFault) -> JSONValue {
    // Editors on Windows put a byte order mark at the beginning of a file.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    let value = try value(depth: 0)
    skipBlanks()
    guard next == nil else { throw fault }
    return value
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var fault: JSONFault { .notJSON(at: position) }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONFault) -> JSONValue {
    skipBlanks()
    switch next {
    case UInt8(ascii: "{"): return .object(try object(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try array(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return .number(try number())
    }
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONFault) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else { throw fault }
    position += word.utf8.count
    return value
  }

  private mutating func array(depth: Int) throws(JSONFault) -> [JSONValue] {
    guard depth <= depthLimit else { throw .tooDeep(limit: depthLimit) }
    position += 1
    var elements: [JSONValue] = []
    skipBlanks()
    if take("]") { return elements }
    while true {
      skipBlanks()
      note(String(elements.count), at: position)
      elements.append(try value(depth: depth))
      path.removeLast()
      skipBlanks()
      if take("]") { return elements }
      guard take(",") else { throw fault }
    }
  }

  private mutating func object(depth: Int) throws(JSONFault) -> JSONObject {
    guard depth <= depthLimit else { throw .tooDeep(limit: depthLimit) }
    position += 1
    var object = JSONObject()
    skipBlanks()
    if take("}") { return object }
    while true {
      skipBlanks()
      let start = position
      let key = try string()
      note(key, at: start)
      skipBlanks()
      guard take(":") else { throw fault }
      object.append(key, try value(depth: depth))
      path.removeLast()
      skipBlanks()
      if take("}") { return object }
      guard take(",") else { throw fault }
    }
  }

  private mutating func note(_ name: String, at start: Int) {
    path.append(name)
    offsets?[path] = start
  }

  private mutating func number() throws(JSONFault) -> String {
    let start = position
    _ = take("-")
    if !take("0") { try digits() }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() throws(JSONFault) {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    guard position > start else { throw fault }
  }

  private mutating func string() throws(JSONFault) -> String {
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

  /// The character after `\u`; both halves of a surrogate pair are read.
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
