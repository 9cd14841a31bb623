import Testing

/// Where files that matter are kept and lines from others are read, no fault disappears by accident:
/// what cannot be read would look like what is not there.
@Suite("Faults that are not looked at") struct SilentFaultTests {
  private static let folders = ["Sources/MueStorage", "Sources/MueLink", "Sources/MueApp/Link"]

  @Test("every try? there has its reason in a comment beside it or right above")
  func reasons() throws {
    var found = 0
    for path in try Self.folders.flatMap({ try Checkout.files(below: $0) }) {
      let lines = try Checkout.text(path).split(separator: "\n", omittingEmptySubsequences: false)
      for (number, code) in try Checkout.code(path, with: ["try?"]) {
        let beside = lines[max(0, number - 3)..<number]
        let isExplained = beside.contains { $0.contains(/(?:^|[^\/])\/\/ \w.{20}/) }
        #expect(isExplained, "\(path):\(number) \(code)")
        found += 1
      }
    }
    #expect(found > 0)
  }
}
