/// Reads JSON strictly (RFC 8259) and within limits, so that no bytes can exhaust the program.
struct JSONReader {
  private let bytes: [UInt8]
  private let depthLimit: Int
  var position = 0
  /// The keys and indices that lead to what is being read.
  private var path: [String] = []
  /// Where each member and element begins, in bytes; nil when nobody wants to know.
  private var places: [[String]: Int]?

  private init(_ bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  /// The value that some bytes are, all of them but for blanks around it.
  static func value(
    of bytes: some Collection<UInt8>, limit: Int, depth: Int
  ) throws(JSONFault) -> JSONValue {
    guard bytes.count <= limit else { throw .tooLong(limit: limit) }
    var reader = JSONReader(Array(bytes), depthLimit: depth)
    return try reader.whole()
  }

  /// The same, with the place where each member and element begins, by the keys that lead there.
  static func located(
    _ bytes: [UInt8], depth: Int
  ) throws(JSONFault) -> (value: JSONValue, places: [[String]: Int]) {
    var reader = JSONReader(bytes, depthLimit: depth)
    reader.places = [:]
    let value = try reader.whole()
    return (value, reader.places ?? [:])
  }

  private mutating func whole() throws(JSONFault) -> JSONValue {
    let value = try value(depth: 0)
    skipBlanks()
    guard next == nil else { throw fault }
    return value
  }

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  var fault: JSONFault { .notJSON(at: position) }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
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
    places?[path] = start
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
}
