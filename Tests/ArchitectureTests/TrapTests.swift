import Testing

/// What could end the program in place of an error: forced unwrapping, disabled checks, unchecked
/// indices.
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
      #expect(path == Checkout.generated || !text.contains("swift-format-ignore"), "\(path)")
      for (number, line) in try Checkout.code(path) {
        let forced = /\btry!|\bas!|\bfatalError\(|unsafelyUnwrapped|unsafeDowncast/
        #expect(line.firstMatch(of: forced) == nil, "\(path):\(number) \(line)")
      }
    }
  }

  @Test("nothing traps if standard error or output cannot be written")
  func writing() throws {
    for path in try Checkout.files(below: "Sources") {
      for (number, line) in try Checkout.code(path) {
        let forced = /\.standard(Error|Output)\.write\(Data/
        #expect(line.firstMatch(of: forced) == nil, "\(path):\(number) \(line)")
      }
    }
  }

  @Test("no build disables the checks")
  func checks() throws {
    for path in ["Package.swift", "Makefile", ".ci/run"] {
      // Optimizing a debug build keeps its checks, and with this configuration its assertions; a module that is not
      // imported has none.
      let harmless = [
        #"["-O", "-assert-config", "Debug"]"#,
        #"["-Xfrontend", "-disable-implicit-string-processing-module-import"]"#,
      ]
      let text = try harmless.reduce(Checkout.text(path)) {
        $0.replacing("unsafeFlags(\($1)", with: "")
      }
      #expect(text.firstMatch(of: /-Ounchecked|unsafeFlags|enforce-exclusivity/) == nil, "\(path)")
    }
  }

  /// The files that read bytes from outside.
  private static let readers = [
    "Sources/Platform/Options", "Sources/CursesConsole/KeyDecoder", "Sources/CursesConsole/Lines",
    "Sources/CursesConsole/MouseDecoder", "Sources/MueStorage", "Sources/MueLink/Messages",
    "Sources/MueUI/Plain/Reading", "Sources/MueUI/Keys", "Sources/MueUI/Appearance/Theme",
    "Sources/MueGame/Records", "Sources/MueWords/Languages",
  ]

  @Test(
    "where bytes from outside are read, an element is accessed by index only after a check of the count"
  )
  func subscripts() throws {
    var count = 0
    for path in try Checkout.files(below: "Sources")
    where Self.readers.contains(where: path.hasPrefix) {
      let lines = try SourceText(path).lines
      for (number, line) in lines.enumerated() {
        for found in line.matches(of: /[\w)\]?]\[([^\[\]$]*\b\d[^\[\]]*)\]/)
        where !found.1.contains("..") {
          count += 1
          let near = lines[max(0, number - 6)...number].joined()
          let isLookedAt = near.contains(/count|indices|isEmpty/)
          #expect(isLookedAt, "\(path):\(number + 1) \(line)")
        }
      }
    }
    #expect(count > 10)
  }
}
