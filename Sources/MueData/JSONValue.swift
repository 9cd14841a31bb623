/// A JSON value as it was written: numbers keep their text, objects their order and repeated keys.
///
/// Files, pipes and network messages are read into this before anything in them is trusted, within
/// limits that are checked while reading. Unlike a decoder, it can report which key was wrong or
/// repeated.
public enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object(JSONObject)

  /// An integer.
  public static func integer(_ number: Int) -> JSONValue { .number(String(number)) }

  /// An array of integers.
  public static func integers(_ numbers: [Int]) -> JSONValue { .array(numbers.map(integer)) }

  /// An array of strings.
  public static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(string)) }

  /// The integer, if the number is one that a double holds exactly; `1.0` and `1e2` count.
  public var integer: Int? {
    guard case .number(let text) = self else { return nil }
    if let number = Int(text) { return number }
    guard let number = Double(text), abs(number) < 0x1p53 else { return nil }
    return Int(exactly: number)
  }

  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  public var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The integers, if it is an array of integers only.
  public var integers: [Int]? {
    guard let array else { return nil }
    let numbers = array.compactMap(\.integer)
    return numbers.count == array.count ? numbers : nil
  }

  /// The strings, if it is an array of strings only.
  public var strings: [String]? {
    guard let array else { return nil }
    let texts = array.compactMap(\.string)
    return texts.count == array.count ? texts : nil
  }

  /// The value as JSON, without blanks.
  ///
  /// Beyond what JSON requires, every character that could move the cursor or reverse the direction
  /// of writing is escaped, so the text can be displayed as it is.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): Self.write(string, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let object):
      text += "{"
      for (index, member) in object.members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      if scalar == "\"" || scalar == "\\" {
        text += "\\"
        text.unicodeScalars.append(scalar)
      } else if isPlain(scalar) {
        text.unicodeScalars.append(scalar)
      } else {
        for unit in UTF16.encode(scalar) ?? .init() { text += escape(unit) }
      }
    }
    text += "\""
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
      return false
    default: return true
    }
  }

  private static func escape(_ unit: UInt16) -> String {
    "\\u" + unit.digits(atLeast: 4, radix: 16)
  }
}

/// A type whose values can be members of an object.
public protocol JSONWritable {
  var json: JSONValue { get }
}

extension JSONValue: JSONWritable {
  public var json: JSONValue { self }
}

extension Int: JSONWritable {
  public var json: JSONValue { .number(String(self)) }
}

extension Bool: JSONWritable {
  public var json: JSONValue { .bool(self) }
}

extension String: JSONWritable {
  public var json: JSONValue { .string(self) }
}

extension Array: JSONWritable where Element: JSONWritable {
  public var json: JSONValue { .array(map(\.json)) }
}

extension Optional where Wrapped: JSONWritable {
  /// The value, or `null` for nil.
  public var orNull: JSONValue { self?.json ?? .null }
}
