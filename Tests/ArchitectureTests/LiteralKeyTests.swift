import Testing

/// Pages answer commands; the person decides which keys a command has.
@Suite("Keys and pages") struct LiteralKeyTests {
  /// Where text is typed, keys mean themselves.
  private static let typing = ["Pages/TextEntry.swift", "Reading/Reader.swift"]

  @Test("no page compares keys that a command has by default")
  func pages() throws {
    let paths = try Checkout.files(below: "Sources/MueUI").filter { path in
      !path.contains("/Keys/") && !Self.typing.contains { path.hasSuffix($0) }
    }
    #expect(paths.count > 50)
    for path in Self.typing { _ = try Checkout.text("Sources/MueUI/" + path) }
    for path in paths {
      for (number, line) in try Checkout.code(path) {
        // Shift-Tab and Backspace belong to no command; `Layout` and the like use other characters.
        let literal = line.firstMatch(of: /\.key\(\.(?!backTab|backspace)|case \.character\("/)
        #expect(literal == nil, "\(path):\(number) \(line)")
      }
    }
  }
}
