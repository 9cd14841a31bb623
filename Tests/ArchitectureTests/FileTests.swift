import Testing

@Suite("The source files") struct FileTests {
  private func all() throws -> [String] {
    try ["Sources", "Tests"].flatMap {
      try Checkout.files(below: $0, endings: ["swift", "c", "h"])
    }
  }

  @Test("no file or folder has a name that means nothing in particular")
  func names() throws {
    let empty = ["utilities", "util.", "utils", "helper", "manager", "common", "misc"]
    for path in try all() {
      let name = path.lowercased()
      #expect(!empty.contains { name.contains($0) }, "\(path)")
    }
  }

  @Test("only the programs print")
  func printing() throws {
    let programs = ["Sources/MueApp/", "Sources/mue-arena/"]
    for path in try Checkout.files(below: "Sources")
    where !programs.contains(where: path.hasPrefix) {
      try forbid(/(?:^|[^\w.])print\(/, in: path)
    }
  }

  @Test("the yardstick that sees all cards cannot play at the table")
  func omniscience() throws {
    for folder in ["Sources/MueApp", "Sources/MueUI", "Sources/MueGame"] {
      for path in try Checkout.files(below: folder) {
        try forbid(/(?i:omniscient)/, in: path)
      }
    }
  }

  @Test("only Platform creates threads: nothing else can report that the system refuses one")
  func threads() throws {
    let maker =
      /\bpthread_create\(|\bDispatch|\bTask\s*[({<]|\bTask\.detached|TaskGroup\b|\bThread\s*[({.]/
    for path in try Checkout.files(below: "Sources")
    where !path.hasPrefix("Sources/Platform/") {
      try forbid(maker, in: path)
    }
  }

  @Test("no test ends early without a word: it requires what it needs, or skips and counts")
  func silentEnds() throws {
    for path in try Checkout.files(below: "Tests") {
      let text = try Checkout.text(path)
      #expect(!text.contains("@Test") || !text.contains(/else \{\s*return\s*\}/), "\(path)")
    }
  }

  private func forbid(_ pattern: Regex<Substring>, in path: String) throws {
    for (number, line) in try Checkout.code(path) {
      #expect(line.firstMatch(of: pattern) == nil, "\(path):\(number) \(line)")
    }
  }
}
