import Foundation
import Testing

/// Every `catch` and every error in the sources must be reached by a test.
///
/// `make coverage` runs all tests, and then these on the counts.
@Suite(
  "The coverage of faults",
  .enabled(if: ProcessInfo.processInfo.environment["MUE_COVERAGE"] != nil, "see make coverage"))
struct FaultCoverageTests {
  private let report: CoverageReport
  private let texts: [SourceText]

  init() throws {
    let path = try #require(ProcessInfo.processInfo.environment["MUE_COVERAGE"])
    report = try CoverageReport(path: path)
    texts = try Checkout.files(below: "Sources").map(SourceText.init)
    #expect(!report.isEmpty)
  }

  @Test("every catch was reached")
  func catches() throws {
    var count = 0
    for text in texts {
      for location in CatchLocations.all(in: text) {
        count += 1
        let line = text.lines[location.line - 1].trimmingCharacters(in: .whitespaces)
        let isReached = wasRun(location, text)
        if Unreached.catches[text.path, default: []].contains(where: line.contains) {
          #expect(!isReached, "\(text.path):\(location.line) is reached: strike it off the list")
        } else {
          #expect(isReached, "\(text.path):\(location.line) \(line)")
        }
      }
    }
    #expect(count > 50)
    print("\(count) catches")
  }

  @Test("every error was made")
  func errors() throws {
    let cases = ErrorCase.all(in: texts)
    #expect(cases.count > 100)
    for error in cases {
      let named = texts.filter { text in text.lines.contains { $0.contains(error.type) } }
      let locations = (named.isEmpty ? texts : named).flatMap { text in
        error.locations(in: text).map { (text, $0) }
      }
      let isReached = locations.contains { wasRun($0.1, $0.0) }
      let name = "\(error.type).\(error.name)"
      let list = locations.map { "\($0.0.path):\($0.1.line)" }.joined(separator: " ")
      if Unreached.errors.contains(name) {
        #expect(!isReached, "\(name) is made: strike it off the list")
      } else {
        #expect(isReached, "\(name) \(list)")
      }
    }
    print("\(cases.count) errors")
  }

  private func wasRun(_ location: SourceLocation, _ text: SourceText) -> Bool {
    report.count(at: location, in: text.path).map { $0 > 0 } ?? false
  }
}
