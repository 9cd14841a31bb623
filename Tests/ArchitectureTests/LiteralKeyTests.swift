import Testing

/// Pages answer commands; which keys a command has is for the person to say.
@Suite("Keys and pages") struct LiteralKeyTests {
  /// Where text is typed, keys are what they are.
  private static let typing = [
    "StartMenu/TextField.swift", "Settings/TypedText.swift", "Reading/Reader.swift",
  ]

  @Test("no page compares keys that a command has by itself")
  func pages() throws {
    let paths = try Checkout.files(below: "Sources/MueUI").filter { path in
      !path.contains("/Keys/") && !Self.typing.contains { path.hasSuffix($0) }
    }
    #expect(paths.count > 50)
    for path in paths {
      for (number, line) in try Checkout.code(path) {
        // Shift-Tab and Backspace belong to no command; `Layout` and the like know other characters.
        let literal = line.firstMatch(of: /\.key\(\.(?!backTab|backspace)|case \.character\("/)
        #expect(literal == nil, "\(path):\(number) \(line)")
      }
    }
  }
}
