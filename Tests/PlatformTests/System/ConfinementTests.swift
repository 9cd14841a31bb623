import Foundation
import Testing

@testable import Platform

@Suite("A confined process") struct ConfinementTests {
  private static let hasLandlock = !Confinement.gaps.contains(.files)

  /// Whether a program of an account other than root can be started: root may read any memory.
  private static let hasAccount: Bool = {
    let run = try? Run(asNobody + [Run.probe, "hold"])
    return run?.lines.count == 1
  }()

  private static let asNobody =
    geteuid() == 0
    ? ["/usr/bin/setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"] : []

  @Test(
    "opens what is in its folders, and nothing else; starts no program",
    .enabled(if: hasLandlock, "the kernel has no Landlock"))
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "mue-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in ["readable", "writable/inner", "outside"] {
      try FileManager.default.createDirectory(
        atPath: folder + "/" + name, withIntermediateDirectories: true)
    }
    for name in ["file", "readable/file", "writable/file", "outside/file"] {
      try Data("x".utf8).write(to: URL(filePath: folder + "/" + name))
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/writable/link", withDestinationPath: folder + "/outside/file")
    try FileManager.default.copyItem(atPath: "/bin/true", toPath: folder + "/writable/program")
    let answers = try Run([Run.probe, "try", folder]).lines
    #expect(answers.count == 22)
    for answer in answers {
      let words = answer.split(separator: " ")
      try #require(words.count == 3)
      #expect(words[1] == "allowed", "\(answer)")
      let isAllowed = Self.isAllowed(String(words[0]), gaps: Confinement.gaps)
      #expect(words[2] == (isAllowed ? "allowed" : "refused"), "\(answer)")
    }
  }

  private static func isAllowed(_ attempt: String, gaps: Set<Confinement.Gap>) -> Bool {
    switch attempt {
    case "truncate-outside": gaps.contains(.truncation)
    case "listen-tcp": gaps.contains(.network)
    case "signal-parent": gaps.contains(.signals)
    // The kernel's first version of it moves nothing between folders.
    case "move-writable", "remove-writable": true
    case "read-readable", "read-file", "list-readable": true
    default: attempt.hasSuffix("-writable") && !attempt.hasPrefix("start")
    }
  }

  @Test(
    "has memory that no other process of its account reads",
    .enabled(if: hasAccount, "no account but root can run the program"))
  func memory() throws {
    for (action, answer) in [("hold", "allowed"), ("hold-confined", "refused")] {
      let holder = try Run.Held(Self.asNobody + [Run.probe, action])
      defer { holder.end() }
      let run = try Run(Self.asNobody + [Run.probe, "read-memory", holder.line])
      #expect(run.lines == [answer], "\(action)")
    }
  }

  @Test("is confined before its first thread starts, or not at all")
  func threads() throws {
    #expect(try Run([Run.probe, "threads"]).lines == ["refused"])
  }

  @Test("older kernels have gaps, which are known")
  func gaps() {
    #expect(Confinement.gaps(version: 0) == Set(Confinement.Gap.allCases))
    #expect(Confinement.gaps(version: 2) == [.truncation, .network, .signals])
    #expect(Confinement.gaps(version: 4) == [.signals])
    #expect(Confinement.gaps(version: 7).isEmpty)
  }
}

/// A run of a program to its end.
struct Run {
  let lines: [String]

  init(_ words: [String]) throws {
    let held = try Held(words, reads: false)
    lines = held.rest.split(separator: "\n").map(String.init)
  }

  /// The program that tries things for these tests.
  static let probe: String = {
    let own = URL(filePath: CommandLine.executable)
    return own.deletingLastPathComponent().appending(path: "confinement-probe").path
  }()

  /// A program that runs until its input ends.
  final class Held {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private(set) var line = ""

    /// Starts it and reads its first line.
    init(_ words: [String], reads: Bool = true) throws {
      process.executableURL = URL(filePath: words[0])
      process.arguments = Array(words.dropFirst())
      process.standardInput = input
      process.standardOutput = output
      try process.run()
      while reads, !line.hasSuffix("\n") {
        let bytes = output.fileHandleForReading.readData(ofLength: 1)
        if bytes.isEmpty { break }
        line += String(decoding: bytes, as: UTF8.self)
      }
      line = String(line.prefix { $0 != "\n" })
    }

    /// Ends its input, and returns the rest of its output.
    var rest: String {
      try? input.fileHandleForWriting.close()
      let bytes = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return String(decoding: bytes, as: UTF8.self)
    }

    func end() { _ = rest }
  }
}
