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
      // Optimizing a debug build keeps its checks, and with this configuration its assertions; a module that is not
      // imported, variables that a debugger does not see, larger batches and what the linker is told have none.
      let harmless = [
        #"["-O", "-assert-config", "Debug"]"#, #"["-gline-tables-only"]"#,
        #"["-driver-batch-size-limit", "1000"]"#, #"["-Xlinker", "-z", "-Xlinker", "now"]"#,
        #"["-Xfrontend", "-disable-implicit-string-processing-module-import"]"#,
      ]
      let text = try harmless.reduce(Checkout.text(path)) {
        $0.replacing("unsafeFlags(\($1)", with: "")
      }
      #expect(text.firstMatch(of: /-Ounchecked|unsafeFlags|enforce-exclusivity/) == nil, "\(path)")
    }
  }
}
