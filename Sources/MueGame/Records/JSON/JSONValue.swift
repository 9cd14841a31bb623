/// A piece of JSON, as it was written: numbers keep their text, objects their order and repetitions.
///
/// Files, pipes and wires are read into this before anything is believed, within limits that are
/// checked while reading; unlike a decoder it can tell which key was wrong and which came twice.
public enum JSONValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// Yes or no.
  case bool(Bool)
  /// A number, as it is written.
  case number(String)
  /// A text.
  case string(String)
  /// A list.
  case array([JSONValue])
  /// Values with names.
  case object(JSONObject)

  /// A whole number.
  public static func integer(_ number: Int) -> JSONValue { .number(String(number)) }

  /// A list of whole numbers.
  public static func integers(_ numbers: [Int]) -> JSONValue { .array(numbers.map(integer)) }

  /// A list of texts.
  public static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(string)) }

  /// The whole number, if it is one that a double holds exactly; `1.0` and `1e2` are.
  public var integer: Int? {
    guard case .number(let text) = self else { return nil }
    if let number = Int(text) { return number }
    guard let number = Double(text), abs(number) < 0x1p53 else { return nil }
    return Int(exactly: number)
  }

  /// The text, if it is one.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The elements, if it is a list.
  public var array: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  /// The members, if it is an object.
  public var object: JSONObject? {
    if case .object(let object) = self { object } else { nil }
  }

  /// The whole numbers, if it is a list of nothing else.
  public var integers: [Int]? {
    guard let array else { return nil }
    let numbers = array.compactMap(\.integer)
    return numbers.count == array.count ? numbers : nil
  }

  /// The texts, if it is a list of nothing else.
  public var strings: [String]? {
    guard let array else { return nil }
    let texts = array.compactMap(\.string)
    return texts.count == array.count ? texts : nil
  }
}

extension JSONValue {
  /// The value as JSON without blanks.
  ///
  /// Besides what JSON asks for, every character that could move a cursor or turn the writing round
  /// is escaped, so the text may be shown as it is.
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
