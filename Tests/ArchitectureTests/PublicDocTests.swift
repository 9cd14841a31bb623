import Testing

@Suite("What every target offers is explained") struct PublicDocTests {
  @Test("every public symbol has a comment, enum cases and what protocols ask for too")
  func comments() throws {
    for path in try Checkout.files(below: "Sources") {
      for symbol in try Self.undocumented(in: Checkout.text(path)) {
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
        /// Blue.
        case blue
        var isRed: Bool { self == .red }
      }

      /// Something that chooses.
      public protocol Chooser {
        @discardableResult
        func choose()
      }
      /// One.
      @frozen
      public struct One {}
      public func two() {}
      """
    let found = Self.undocumented(in: text).map(\.number)
    #expect(found == [3, 12, 17])
  }

  /// Where a public symbol has no comment before it.
  private static func undocumented(in text: String) -> [(number: Int, line: Substring)] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [(Int, Substring)] = []
    /// The public enum or protocol that is being read.
    var room: (isEnum: Bool, indent: Int)?
    for (index, line) in lines.enumerated() {
      let indent = line.prefix { $0 == " " }.count
      if let open = room, !line.isEmpty, indent <= open.indent, line[indent...] != ")" {
        room = nil
      }
      let isMember = room.map { indent == $0.indent + 2 && line.isMember(ofEnum: $0.isEnum) }
      if line.isPublic || isMember == true, !lines[..<index].endsInComment {
        found.append((index + 1, line))
      }
      if let kind = line.publicRoom { room = (kind == "enum", indent) }
    }
    return found
  }
}

extension Substring {
  fileprivate subscript(indent: PartialRangeFrom<Int>) -> Substring {
    dropFirst(indent.lowerBound)
  }

  /// The declaration in this line, without what stands before it.
  private var declaration: Substring {
    let text = drop { $0 == " " }
    if !text.hasPrefix("@") { return text }
    return text.firstRange(of: " public ").map { text[$0.lowerBound...].dropFirst() } ?? text
  }

  /// Whether something is declared public in this line.
  fileprivate var isPublic: Bool {
    let text = declaration
    return text.hasPrefix("public ") && !text.hasPrefix("public import ")
      && !text.hasPrefix("public extension ")
  }

  /// Whether a public enum or protocol begins in this line, and which.
  fileprivate var publicRoom: String? {
    if !hasSuffix("{") { return nil }
    let words = declaration.split(separator: " ").prefix(3).filter { $0 != "indirect" }
    guard words.count > 1, words[0] == "public" else { return nil }
    return ["enum", "protocol"].first { $0 == words[1] }
  }

  /// Whether this line declares what is as public as the enum or protocol around it.
  fileprivate func isMember(ofEnum isEnum: Bool) -> Bool {
    let words = declaration.split { !$0.isLetter }
      .drop { ["mutating", "static", "indirect"].contains($0) }
    let kinds =
      isEnum ? ["case"] : ["func", "var", "init", "associatedtype", "subscript"]
    return words.first.map { kinds.contains(String($0)) } ?? false
  }
}

extension ArraySlice<Substring> {
  /// Whether the last of these lines that is no attribute is a comment for what follows.
  fileprivate var endsInComment: Bool {
    let above = last { !$0.drop { $0 == " " }.hasPrefix("@") }
    return above?.drop { $0 == " " }.hasPrefix("///") == true
  }
}
