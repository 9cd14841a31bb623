/// Finds bytes in a program's output that the program does not write itself.
enum ForeignBytes {
  /// The foreign parts of output to a pipe: everything except whole lines of harmless text.
  static func inLines(_ text: String) -> [String] {
    var found: Set<String> = []
    var marks = 0
    for scalar in text.unicodeScalars {
      marks = isMark(scalar) ? marks + 1 : 0
      if marks > 3 { found.insert("heaped marks") }
      if scalar != "\n", isForeign(scalar) { found.insert(name(scalar)) }
    }
    return found.sorted()
  }

  /// The foreign parts of output to a terminal: sequences of a kind that the program does not send,
  /// and bytes that are not characters.
  static func onTerminal(_ bytes: [UInt8]) -> [String] {
    var found: Set<String> = []
    var rest = String(decoding: bytes, as: UTF8.self)[...].unicodeScalars
    var marks = 0
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}" {
        if let kind = sequence(&rest) { found.insert(kind) }
        continue
      }
      marks = isMark(scalar) ? marks + 1 : 0
      if marks > 3 { found.insert("heaped marks") }
      if !"\n\r\u{8}\u{F}\t".unicodeScalars.contains(scalar), isForeign(scalar) {
        found.insert(name(scalar))
      }
    }
    return found.sorted()
  }

  /// Takes a sequence after ESC; returns its name if it is not one of ours.
  private static func sequence(_ rest: inout Substring.UnicodeScalarView) -> String? {
    switch rest.popFirst() {
    case "[":
      while let next = rest.first, !("@"..."~").contains(next) { rest.removeFirst() }
      guard let last = rest.popFirst() else { return nil }
      return "ABCDGHJKLMPXZ@bcdfhlmprt".unicodeScalars.contains(last) ? nil : "CSI … \(last)"
    case "(", ")": return rest.popFirst() == nil ? nil : nil
    case "7", "8", "=", ">", "M": return nil
    case "P":
      let text = rest.prefix { $0 != "\u{1B}" }
      rest = rest.dropFirst(text.count + 2)
      let isOurs = ["+q524742", "+q5463", "$qm"].contains { text.elementsEqual($0.unicodeScalars) }
      return isOurs ? nil : "DCS"
    case "]":
      let text = rest.prefix { $0 != "\u{7}" }
      rest = rest.dropFirst(text.count + 1)
      let isOurs =
        text.starts(with: "9;".unicodeScalars) || text.elementsEqual("11;?".unicodeScalars)
        || text.starts(with: "777;notify;mue;".unicodeScalars)
      return isOurs && !text.contains(where: isForeign) ? nil : "OSC \(name(text.first ?? " "))"
    case let other?: return "ESC \(name(other))"
    case nil: return nil
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
  }

  private static func isForeign(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      true
    default: false
    }
  }

  private static func name(_ scalar: Unicode.Scalar) -> String {
    "U+" + String(scalar.value, radix: 16, uppercase: true)
  }
}
