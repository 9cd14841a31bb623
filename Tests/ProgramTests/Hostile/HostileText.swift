import Foundation
import Testing

/// A text from somebody malicious or careless.
struct HostileText: CustomTestStringConvertible {
  let testDescription: String
  let text: String

  /// Texts with everything beyond letters; the program sends none of these sequences itself.
  static let all: [HostileText] = [
    .init("escapes", "a\u{1B}]0;owned\u{7}\u{1B}[5i\u{1B}[6n\u{1B}c\u{1B}P1$r\u{1B}\\\u{1B}_x"),
    .init("C1", "a\u{9B}5i\u{9D}0;owned\u{9C}\u{90}\u{85}\u{8E}b"),
    .init("controls", "a\u{0}\u{1}\u{7}\u{8}\t\r\nmue: x\u{B}\u{C}\u{E}\u{F}\u{7F}b"),
    .init("bidi", "a\u{202E}\u{202A}\u{2066}\u{2069}\u{200F}\u{61C}\u{202C}b"),
    .init("zero width", "a\u{200B}\u{FEFF}\u{2060}\u{AD}\u{180E}\u{34F}\u{2063}b"),
    .init("marks", "Z" + String(repeating: "\u{301}\u{323}\u{489}", count: 60) + "algo"),
    .init("line ends", "a\u{2028}b\u{2029}c"),
    .init("private", "a\u{E000}\u{F8FF}\u{FFFF}\u{E0041}\u{10FFFD}b"),
    .init("long", String(repeating: "wide ", count: 2_000)),
    .init("long without end", String(repeating: "好", count: 5_000)),
    .init("long escapes", String(repeating: "\u{1B}[5i\u{202E}", count: 1_200)),
    .init("formats", "%s%n%@{name}${HOME}\\(x)\\u001b[5i"),
  ]

  /// One of so many of the commands or scenes: that many neighbours in `all` together meet them all.
  func scenes<Scene>(of all: [Scene], oneOf count: Int) -> [Scene] {
    let turn = Self.all.firstIndex { $0.text == text } ?? 0
    return all.enumerated().filter { ($0.offset + turn) % count == 0 }.map(\.element)
  }

  private init(_ name: String, _ text: String) {
    testDescription = name
    self.text = text
  }

  /// The text in JSON, with quotation marks.
  var json: String {
    let escaped = text.utf16.map { unit -> String in
      (0x20..<0x7F).contains(unit) && unit != 0x22 && unit != 0x5C
        ? String(UnicodeScalar(UInt8(unit))) : Self.escape(unit)
    }
    return "\"\(escaped.joined())\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  /// The text as far as a file's name, or a word of a command line, can contain it.
  var fileName: String {
    var name = String(text.filter { $0 != "/" && $0 != "\0" })
    while name.utf8.count > 200 { name.removeLast() }
    return name
  }
}
