import Testing

/// Compares the table of `docs/formats.md` with the numbers in the code.
@Suite("The table of formats") struct FormatTableTests {
  /// A row of the table: the version of a format, as text, and the file that declares it.
  private struct Row: Hashable {
    let version: String
    let file: String
  }

  private func rows() throws -> [Row] {
    try Checkout.text("docs/formats.md").matches(of: /\n\| [^|]+ \| `([^`]+)` \| `([^`]+)` \|/).map
    {
      Row(version: String($0.1), file: "Sources/" + $0.2)
    }
  }

  @Test("every version in the table is in its file")
  func told() throws {
    let rows = try rows()
    #expect(rows.count >= 15)
    for row in rows {
      let code = try Checkout.code(row.file).map(\.line).joined(separator: "\n")
      let words = row.version.split(separator: " ")
      let number = words.last.flatMap { Int($0) }
      let isNamed = code.contains("\"\(row.version)")
      let isNumbered =
        number.map { code.contains("static let version = \($0)\n") } == true
        && (words.count == 1 || code.contains("\"\(words[0])\""))
      #expect(isNamed || isNumbered, "\(row.version) in \(row.file)")
    }
  }

  @Test("every version in the code is in the table")
  func written() throws {
    let rows = Set(try rows())
    let files = Set(rows.map(\.file))
    for path in try Checkout.files(below: "Sources") {
      for (number, line) in try Checkout.code(path) where line.contains("mue-") {
        for format in line.matches(of: /"(mue-[a-z]+(?:\/| )\d+) ?"/) {
          let row = Row(version: String(format.1), file: path)
          #expect(rows.contains(row), "\(path):\(number) \(line)")
        }
      }
      let text = try Checkout.text(path)
      if text.contains("static let version = ") { #expect(files.contains(path), "\(path)") }
    }
  }
}
