import Testing

@Suite("The arrows between the targets") struct ArrowTests {
  @Test("Package.swift declares exactly the arrows of the table")
  func declared() throws {
    let declared = try PackageDescription().sources
    #expect(Set(declared.keys) == Set(Arrows.table.keys).subtracting(absent(from: declared)))
    for (target, dependencies) in declared {
      #expect(dependencies == Arrows.table[target], "\(target)")
    }
  }

  @Test("every folder of Sources and Tests is a target, and every target has its folder")
  func folders() throws {
    let package = try PackageDescription()
    #expect(Set(try Checkout.folders(in: "Sources")) == Set(package.sources.keys))
    let tests = try Checkout.folders(in: "Tests").filter { $0.hasSuffix("Tests") }
    #expect(Set(tests) == package.tests)
  }

  @Test("no file imports what the table does not allow its target", arguments: Arrows.table.keys)
  func imports(target: String) throws {
    if Arrows.planned.contains(target), try !Checkout.folders(in: "Sources").contains(target) {
      return
    }
    let system = Arrows.pure.contains(target) ? [] : Arrows.system
    let allowed = Arrows.table[target, default: []].union(system)
    for path in try Checkout.files(below: "Sources/\(target)") {
      for (number, line) in try Checkout.code(path) {
        guard let module = Self.imported(by: line) else { continue }
        #expect(allowed.contains(module), "\(path):\(number) imports \(module)")
      }
    }
  }

  @Test("an import is seen however it is written")
  func reading() {
    for line in [
      "import A", "  import A", "@testable import A", "public import A", "import struct A.B",
      "@preconcurrency internal import A", "@_spi(C) import A", "import A.B", "import A;",
    ] {
      #expect(Self.imported(by: line[...]) == "A", "\(line)")
    }
    #expect(Self.imported(by: "let important = 1") == nil)
  }

  /// The module that a line of code imports.
  private static func imported(by line: Substring) -> String? {
    let pattern =
      /^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:\w+\s+)?import\s+(?:[a-z]+\s+)?([A-Za-z_]\w*)/
    return line.firstMatch(of: pattern).map { String($0.1) }
  }

  private func absent(from declared: [String: Set<String>]) -> Set<String> {
    Arrows.planned.filter { declared[$0] == nil }
  }
}
