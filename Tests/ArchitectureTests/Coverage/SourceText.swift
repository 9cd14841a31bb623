/// A source file with blanks in place of comments and strings, so that words found in it are code.
struct SourceText {
  let path: String
  /// The characters of the file, one in each column, with blanks for everything that is not code.
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

  /// A line without the contents of its string literals.
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

  /// The column, in bytes, of a character in a line.
  static func column(_ index: String.Index, in line: String) -> Int {
    line.utf8.distance(from: line.startIndex, to: index) + 1
  }
}
