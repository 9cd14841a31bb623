import Testing

/// `Package.swift` is the only list of what each target may import; files and the diagram must
/// agree with it.
@Suite("The dependencies between targets") struct DependencyTests {
  /// The modules that come with the system and the toolchain.
  ///
  /// `Dispatch` is not among them: it creates threads when it needs them, and waits for ever if the
  /// system refuses one.
  private static let toolchain: Set<String> = ["Synchronization"]

  /// Targets that import nothing from the system: pure functions and values.
  private static let pure: Set<String> = ["MueRules", "MueBots", "CellGrid"]

  /// The names of the C library on each system.
  private static let cLibrary: Set<String> = ["Glibc", "Musl", "Darwin"]

  @Test("every folder of Sources and Tests is a target, and every target has its folder")
  func folders() throws {
    let package = try PackageDescription()
    #expect(Set(try Checkout.folders(in: "Sources")) == Set(package.sources.keys))
    let tests = try Checkout.folders(in: "Tests").filter { $0.hasSuffix("Tests") }
    #expect(Set(tests) == package.tests)
  }

  @Test("no file imports what Package.swift does not allow its target")
  func imports() throws {
    for (target, dependencies) in try PackageDescription().sources {
      let allowed = dependencies.union(Self.pure.contains(target) ? [] : Self.toolchain)
      for path in try Checkout.files(below: "Sources/\(target)", endings: ["swift", "c", "h"]) {
        for (number, line) in try Checkout.code(path, with: ["import"]) {
          guard let module = Self.imported(by: line), !Self.cLibrary.contains(module) else {
            continue
          }
          #expect(allowed.contains(module), "\(path):\(number) imports \(module)")
        }
      }
    }
  }

  @Test("only Platform imports the C library, and says so for Glibc, Musl and Darwin")
  func cLibrary() throws {
    var importers: [String: Set<String>] = [:]
    for path in try ["Sources", "Tests"].flatMap({ try Checkout.files(below: $0) }) {
      for (_, line) in try Checkout.code(path, with: ["import"]) {
        guard let module = Self.imported(by: line), Self.cLibrary.contains(module) else { continue }
        importers[path, default: []].insert(module)
      }
    }
    #expect(importers == ["Sources/Platform/CLibrary.swift": Self.cLibrary])
  }

  @Test("only Platform uses names that only one system has")
  func systems() throws {
    let names =
      /\b(Glibc|Musl|Darwin)\.|"\/(proc|sys)\/|\b(SO_PEERCRED|ucred|getpeereid|pipe2|accept4|SOCK_(STREAM|DGRAM|CLOEXEC|NONBLOCK)|MSG_NOSIGNAL|SO_NOSIGPIPE|O_PATH|O_TMPFILE|epoll_\w+|kqueue|eventfd|prctl|mallopt|renameat2|getrandom|getrlimit|ifa_ifu|environ|pthread_condattr_setclock|__\w+_t)\b|^\s*#if .*(os|canImport)\(/
    var isFound = false
    for path in try Checkout.files(below: "Sources", endings: ["swift", "c", "h"]) {
      for (number, line) in try Checkout.code(path) where line.contains(names) {
        if path.hasPrefix("Sources/Platform/") {
          isFound = true
        } else {
          Issue.record("\(path):\(number) \(line)")
        }
      }
    }
    #expect(isFound)
  }

  @Test("each target is in the diagram once, above everything that it imports")
  func diagram() throws {
    let text = try Checkout.text("ARCHITECTURE.md")
    let start = try #require(text.firstRange(of: "## Targets\n"))
    let diagram = try #require(text[start.upperBound...].split(separator: "```").dropFirst().first)
    var layers: [String: Int] = [:]
    for (layer, line) in diagram.split(separator: "\n").enumerated() {
      for name in line.split(whereSeparator: { $0 == " " || $0 == "|" }) {
        #expect(layers[String(name)] == nil, "\(name)")
        layers[String(name)] = layer
      }
    }
    let sources = try PackageDescription().sources
    #expect(Set(layers.keys) == Set(sources.keys))
    for (target, dependencies) in sources {
      for dependency in dependencies {
        let isBelow = layers[target, default: 0] < layers[dependency, default: 0]
        #expect(isBelow, "\(target) imports \(dependency)")
      }
    }
  }

  @Test("each target has a sentence in ARCHITECTURE.md")
  func sentences() throws {
    let text = try Checkout.text("ARCHITECTURE.md")
    for target in try PackageDescription().sources.keys {
      #expect(text.contains("\n| `\(target)` | "), "\(target)")
    }
  }

  @Test("an import is recognized however it is written")
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
}
