/// A source file whose comments and texts are blanked, so that words found in it are code.
struct SourceText {
  let path: String
  /// The file's characters, one column each; what is no code is a blank.
  let code: [[Character]]

  init(_ path: String) throws {
    self.path = path
    var isInText = false
    code = try Checkout.code(path).map { _, line in
      if line.contains("\"\"\"") {
        isInText.toggle()
        return []
      }
      return isInText ? [] : Self.blanked(line)
    }
  }

  /// A line without what stands between its quotes.
  private static func blanked(_ line: Substring) -> [Character] {
    var isQuoted = false
    var last: Character = " "
    return line.map { character in
      defer { last = character }
      if character == "\"", last != "\\" {
        isQuoted.toggle()
        return "\""
      }
      return isQuoted ? " " : character
    }
  }

  /// The lines as texts.
  var lines: [String] { code.map { String($0) } }

  /// The column, in bytes, of a character of a line.
  static func column(_ index: String.Index, in line: String) -> Int {
    line.utf8.distance(from: line.startIndex, to: index) + 1
  }
}
