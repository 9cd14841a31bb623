import Testing

@Suite("The examples in doc comments") struct DocExampleTests {
  private static let tests = "Tests/TortureTests/Examples/ExampleTests.swift"

  @Test("each is in a test, word for word")
  func examples() throws {
    let tested = Self.tested(try Checkout.text(Self.tests))
    #expect(tested.count >= 10)
    var found: [String: String] = [:]
    for path in try Checkout.files(below: "Sources") {
      found[path] = Self.documented(try Checkout.text(path))
    }
    #expect(Set(found.keys) == Set(tested.keys))
    for (path, example) in tested {
      #expect(found[path] == example, "\(path)")
    }
  }

  /// The examples in the tests, by the file that each belongs to: the lines between two markers,
  /// without indentation.
  private static func tested(_ text: String) -> [String: String] {
    var examples: [String: String] = [:]
    var current: (path: String, indent: Int, lines: [Substring])?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count
      let words = line.dropFirst(indent)
      if words.hasPrefix("// Example: ") {
        current = (String(words.dropFirst(12)), indent, [])
      } else if words == "// End", let example = current {
        examples[example.path] = example.lines.joined(separator: "\n")
        current = nil
      } else if let example = current {
        current?.lines.append(line.dropFirst(min(indent, example.indent)))
      }
    }
    return examples
  }

  /// The example in the comments of a file; nil if there is none.
  private static func documented(_ text: String) -> String? {
    let comments = text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { $0.hasPrefix("///") }
      .map { $0.dropFirst($0.hasPrefix("/// ") ? 4 : 3) }
    guard let start = comments.firstIndex(of: "```swift"),
      let end = comments[(start + 1)...].firstIndex(of: "```")
    else { return nil }
    return comments[(start + 1)..<end].joined(separator: "\n")
  }
}
