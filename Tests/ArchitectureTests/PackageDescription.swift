import Testing

/// The targets in `Package.swift`, read as text.
struct PackageDescription {
  /// The dependencies of each target in `Sources`.
  private(set) var sources: [String: Set<String>] = [:]
  /// The names of the test targets.
  private(set) var tests: Set<String> = []

  init() throws {
    let text = try Checkout.text("Package.swift")
    let targets = try #require(text.firstRange(of: "targets: [\n"))
    let starts = text[targets.upperBound...].matches(
      of: /\.(target|executableTarget|testTarget|plugin)\(/)
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1].range.lowerBound : text.endIndex
      let body = text[start.range.upperBound..<end]
      let name = try #require(body.firstMatch(of: /name: "([^"]+)"/)).1
      let list = body.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.1 ?? ""
      let dependencies = Set(list.matches(of: /"([^"]+)"/).map { String($0.1) })
      if start.1 == "testTarget" {
        tests.insert(String(name))
      } else if start.1 != "plugin", !body.contains(/path: "(Plugins|Tests)\//) {
        sources[String(name)] = dependencies
      }
    }
  }
}
