import Testing

/// What could end the program in place of an error: forced unwrapping, disabled checks.
@Suite("Traps in the sources") struct TrapTests {
  @Test("nothing is forced: the formatter's rules say so, and no line is exempt")
  func forced() throws {
    let rules = try Checkout.text(".swift-format")
    for rule in [
      "NeverForceUnwrap", "NeverUseForceTry", "NeverUseImplicitlyUnwrappedOptionals",
    ] {
      #expect(rules.contains("\"\(rule)\": true"), "\(rule)")
    }
    for path in try Checkout.files(below: "Sources") {
      let text = try Checkout.text(path)
      #expect(!text.contains("swift-format-ignore"), "\(path)")
      let words = ["try!", "as!", "fatalError(", "unsafelyUnwrapped", "unsafeDowncast"]
      for (number, line) in try Checkout.code(path, with: words) {
        let forced = /\btry!|\bas!|\bfatalError\(|unsafelyUnwrapped|unsafeDowncast/
        #expect(line.firstMatch(of: forced) == nil, "\(path):\(number) \(line)")
      }
    }
  }

  @Test("nothing traps if standard error or output cannot be written")
  func writing() throws {
    for path in try Checkout.files(below: "Sources") {
      for (number, line) in try Checkout.code(path, with: [".standard"]) {
        let forced = /\.standard(Error|Output)\.write\(Data/
        #expect(line.firstMatch(of: forced) == nil, "\(path):\(number) \(line)")
      }
    }
  }

  @Test("no build disables the checks")
  func checks() throws {
    for path in ["Package.swift", "Makefile", ".ci/run"] {
      let text = try Checkout.text(path)
      let disabling = /-Ounchecked|enforce-exclusivity|remove-runtime-asserts|Unchecked|"Release"/
      #expect(text.firstMatch(of: disabling) == nil, "\(path)")
    }
  }
}
