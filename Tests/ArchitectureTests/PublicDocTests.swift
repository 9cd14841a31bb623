import Testing

/// Types and functions are explained; initializers, cases and properties only if their names do not
/// say everything.
@Suite("The public declarations of every target are explained") struct PublicDocTests {
  @Test("every public type and function has a comment, and so do the functions of protocols")
  func comments() throws {
    for path in try Checkout.files(below: "Sources") {
      for symbol in Self.undocumented(in: try Checkout.text(path)) {
        Issue.record("\(path):\(symbol.number) \(symbol.line)")
      }
    }
  }

  @Test("a missing comment is noticed")
  func noticing() {
    let text = """
      /// A suit.
      public enum Suit {
        case red
        public init() {}
        public static func random() -> Suit { .red }
      }

      /// Something that chooses.
      public protocol Chooser {
        @discardableResult
        func choose()
        var isDone: Bool { get }
      }
      /// One.
      @frozen
      public struct One {}
      public func two() {}
      @frozen public indirect enum Three {}
      func own() {}
      """
    #expect(Self.undocumented(in: text).map(\.number) == [5, 11, 17, 18])
  }

  /// The public types and functions without a comment.
  private static func undocumented(in text: String) -> [(number: Int, line: Substring)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [(Int, Substring)] = []
    /// The indentation of the public protocol being read.
    var requirements: Int?
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      if let open = requirements, !line.isEmpty, indent <= open { requirements = nil }
      let isRequirement = requirements.map { indent == $0 + 2 && line.contains(function) } ?? false
      let kind = line.contains("public") ? line.firstMatch(of: publicDeclaration)?.1 : nil
      if kind != nil || isRequirement, !lines[..<index].endsInComment {
        found.append((index + 1, line))
      }
      if kind == "protocol" { requirements = indent }
    }
    return found
  }

  private static var publicDeclaration: Regex<(Substring, Substring)> {
    /^\s*(?:@\w+(?:\([^)]*\))?\s+)*public\s+(?:(?:static|final|mutating|indirect)\s+)*(struct|class|enum|actor|protocol|func)\b/
  }

  private static var function: Regex<Substring> {
    /^\s*(?:@\w+\s+)*(?:(?:static|mutating)\s+)*func\b/
  }
}

extension ArraySlice<Substring> {
  /// Whether the last of these lines that is not an attribute is a comment on what follows.
  fileprivate var endsInComment: Bool {
    let above = last { !$0.drop { $0 == " " }.hasPrefix("@") }
    return above?.drop { $0 == " " }.hasPrefix("///") == true
  }
}
