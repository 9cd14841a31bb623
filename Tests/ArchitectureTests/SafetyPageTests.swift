import Testing

/// Every row of the tables in `docs/safety.md` promises something and names the test that checks
/// it.
@Suite("The page about safety") struct SafetyPageTests {
  /// What no program can promise, and no test can hold.
  private static let untested = [
    "the host's program", "two guests", "the administrator of the machine",
  ]

  @Test("every row names existing tests, except for what nobody can promise")
  func rows() throws {
    let files = try Checkout.files(below: "Tests")
    let rows = try Checkout.text("docs/safety.md").split(separator: "\n")
      .map { $0.split(separator: "|", omittingEmptySubsequences: false).map(String.init) }
      .filter { $0.count == 5 && $0[1] != " who " && !$0[1].hasPrefix("---") }
    #expect(rows.count > 20)
    for row in rows {
      let names = row[3].matches(of: /`(\w+)(?:\.(\w+))?`/)
      if names.isEmpty {
        #expect(Self.untested.contains { row[1].contains($0) }, "\(row[1]) has no test")
      }
      for name in names {
        let texts = try files.filter { $0.hasSuffix("/\(name.output.1).swift") }.map(Checkout.text)
        let function = name.output.2.map { "func \($0)(" } ?? "@Test"
        #expect(texts.contains { $0.contains(function) }, "\(name.output.0)")
      }
    }
  }
}
