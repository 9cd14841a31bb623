import Testing

/// What `make attack` runs.
@Suite("The list of attacks") struct AttackListTests {
  @Test("each attack of the list has its test")
  func tests() throws {
    let tests = try Checkout.files(below: "Tests").filter { $0.hasSuffix("Tests.swift") }
      .map(Checkout.text)
    for row in try Checkout.text("Tests/attacks.txt").split(separator: "\n")
    where !row.hasPrefix("#") {
      let parts = row.split(separator: "|").map { $0.trimmed }
      try #require(parts.count == 3, "\(row)")
      let isThere = tests.contains {
        ($0.contains("struct \(parts[1])") || $0.contains("class \(parts[1])"))
          && $0.contains("\"\(parts[2])")
      }
      #expect(isThere, "\(row)")
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop { $0 == " " }
    return start.prefix(start.count - start.reversed().prefix { $0 == " " }.count)
  }
}
