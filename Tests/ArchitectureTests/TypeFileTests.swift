import Testing

/// A reader finds a type by the name of its file.
@Suite("Types and the files they live in") struct TypeFileTests {
  /// The number of other files that may use a type which lives in a file of another name.
  private static let fewest = 3

  /// Types that many files use, but that live in a file of another name; each with its reason.
  private static let exceptions: [String: String] = [:]

  @Test("a type that three other files use lives in a file of its name")
  func files() throws {
    let files = try Checkout.files(below: "Sources").map { path in
      SourceFile(path: path, text: try Checkout.text(path))
    }
    #expect(Set(Self.lodgers(in: files)) == Set(Self.exceptions.keys))
    #expect(Self.exceptions.count <= 20)
  }

  @Test("a type in a file of another name is noticed when it is used widely")
  func noticing() {
    let home = SourceFile(
      path: "Sources/A/Seat.swift",
      text: """
        /// A place: Chair.
        public struct Seat {}
        enum SeatOrder { case left }
        @frozen public indirect enum PlayerCount { case three }
        struct Rarely {}
        private struct Own {}
        extension Seat { struct Nested {} }
        """)
    let users = (1...3).map { number in
      SourceFile(
        path: "Sources/A/User\(number).swift",
        text: "let a: PlayerCount, b: SeatOrder // Rarely \(number)")
    }
    #expect(Self.lodgers(in: [home] + users) == ["PlayerCount"])
    #expect(Self.lodgers(in: [home] + users.dropLast()) == [])
  }

  /// The types that live in a file of another name although at least `fewest` other files use them.
  private static func lodgers(in files: [SourceFile]) -> [String] {
    files.flatMap { file in
      file.types.filter { type in
        !type.hasPrefix(file.name)
          && files.count { $0.path != file.path && $0.words.contains(type) } >= fewest
      }
    }
  }
}

/// A source file with the words of its code.
private struct SourceFile {
  let path: String
  /// The file's name up to a plus sign or its ending.
  let name: String
  /// The names of its top-level types, except private ones.
  let types: [String]
  let words: Set<String>

  init(path: String, text: String) {
    let lines = text.split(separator: "\n").map { line in
      line.prefix(upTo: line.firstRange(of: "//")?.lowerBound ?? line.endIndex)
    }
    self.path = path
    name = String(path.split(separator: "/").last?.prefix { $0 != "+" && $0 != "." } ?? "")
    types = lines.compactMap(Self.type)
    words = Set(
      lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init) })
  }

  /// The name of the type that a line of the top level declares; nil for private types and for everything else.
  private static func type(declaredIn line: Substring) -> String? {
    guard let first = line.first, first != " ", first != "}" else { return nil }
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "@" }
    guard !words.contains("private"), !words.contains("fileprivate"),
      let kind = words.firstIndex(where: { keywords.contains($0) }),
      words[..<kind].allSatisfy({ modifiers.contains($0) || $0.hasPrefix("@") }),
      kind + 1 < words.count
    else { return nil }
    return String(words[kind + 1])
  }

  private static let keywords: Set<Substring> = ["struct", "class", "enum", "protocol", "actor"]
  private static let modifiers: Set<Substring> = [
    "public", "package", "internal", "final", "indirect", "nonisolated", "unchecked",
  ]
}
