import Testing

@Suite("The files of the house") struct FileTests {
  private func all() throws -> [String] {
    try ["Sources", "Tests"].flatMap {
      try Checkout.files(below: $0, endings: ["swift", "c", "h"])
    }
  }

  @Test("no file is longer than 300 lines")
  func length() throws {
    for path in try all() {
      let lines = try Checkout.text(path).count { $0 == "\n" }
      #expect(lines <= 300, "\(path) has \(lines) lines")
    }
  }

  @Test("no file or folder is named for nothing in particular")
  func names() throws {
    let empty = ["utilities", "util.", "utils", "helper", "manager", "common", "misc"]
    for path in try all() {
      let name = path.lowercased()
      #expect(!empty.contains { name.contains($0) }, "\(path)")
    }
  }

  @Test("only the programs print")
  func printing() throws {
    let programs = ["Sources/mue/", "Sources/mue-arena/"]
    for path in try Checkout.files(below: "Sources")
    where !programs.contains(where: path.hasPrefix) {
      try forbid(/(?:^|[^\w.])print\(/, in: path)
    }
  }

  @Test("the yardstick that sees all cards cannot sit down at the table")
  func omniscience() throws {
    for folder in ["Sources/mue", "Sources/MueScreen", "Sources/MueTable"] {
      for path in try Checkout.files(below: folder) {
        try forbid(/(?i:omniscient)/, in: path)
      }
    }
  }

  @Test("only SystemResources makes threads: nothing else can say that the system refuses one")
  func threads() throws {
    let maker =
      /\bpthread_create\(|\bDispatch|\bTask\s*[({<]|\bTask\.detached|TaskGroup\b|\bThread\s*[({.]/
    for path in try Checkout.files(below: "Sources")
    where !path.hasPrefix("Sources/SystemResources/") {
      try forbid(maker, in: path)
    }
  }

  @Test("only CursesConsole imports CNcurses")
  func curses() throws {
    for path in try Checkout.files(below: "Sources")
    where !path.hasPrefix("Sources/CursesConsole/") {
      try forbid(/\bimport\s+CNcurses\b/, in: path)
    }
  }

  @Test("only MueHistory imports CSQLite")
  func sqlite() throws {
    for path in try Checkout.files(below: "Sources")
    where !path.hasPrefix("Sources/MueHistory/") {
      try forbid(/\bimport\s+CSQLite\b/, in: path)
    }
  }

  @Test("only MueWire imports COpenSSL")
  func openssl() throws {
    for path in try Checkout.files(below: "Sources") where !path.hasPrefix("Sources/MueWire/") {
      try forbid(/\bimport\s+COpenSSL\b/, in: path)
    }
  }

  @Test("only TextForms imports CUTF8Proc")
  func utf8proc() throws {
    for path in try Checkout.files(below: "Sources") where !path.hasPrefix("Sources/TextForms/") {
      try forbid(/\bimport\s+CUTF8Proc\b/, in: path)
    }
  }

  @Test("only the kernel of MueMind imports CPick")
  func pick() throws {
    for path in try Checkout.files(below: "Sources")
    where !path.hasPrefix("Sources/MueMind/Kernel/") {
      try forbid(/\bimport\s+CPick\b/, in: path)
    }
  }

  @Test("rooms know console, clock, threads, chance and disk only by what surrounds them")
  func dependencies() throws {
    let world =
      /ContinuousClock|SuspendingClock|Date\.now|Dispatch|\.random\(|CursesConsole|FileManager|Glibc/
    for room in ["Session", "StartMenu", "Lesson", "Table"] {
      for path in try Checkout.files(below: "Sources/mue/\(room)") { try forbid(world, in: path) }
    }
  }

  private func forbid(_ pattern: Regex<Substring>, in path: String) throws {
    for (number, line) in try Checkout.code(path) {
      #expect(line.firstMatch(of: pattern) == nil, "\(path):\(number) \(line)")
    }
  }
}
