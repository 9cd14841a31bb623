import TestSupport
import Testing

/// Every hostile text, read from everywhere at once, in every kind of output in lines.
@Suite("Hostile texts in lines", .waits) struct HostileLineTests {
  private static let before = Result { try Home.withResults() }

  /// The commands that print lines; `T` is the text, `R` and `L` for files that contain it.
  private static let commands = [
    "--plain", "games", "games --json", "open 2 --plain", "open T --plain", "export",
    "export --all", "export --format text", "export --format svg", "export T", "check R",
    "check S", "check T", "check -", "score", "score R", "score T", "replay R", "replay S",
    "replay T", "stats", "stats --json", "stats --rebuild", "stats --since T", "config",
    "config name", "config name T", "config theme T", "config language T", "config T", "doctor",
    "check-language L", "check-language T", "rules", "rules T", "day --line", "--lang nl doctor",
    "--lang T", "T", "--T", "new --name T --plain", "new --title T --plain", "new --level T",
    "new --seed T", "--help",
  ]

  @Test(
    "No line contains a byte that is not the program's own, or all of an endless text",
    arguments: HostileText.all)
  func lines(hostile: HostileText) throws {
    let hostileHome = try HostileHome(hostile, Self.before.get())
    for command in hostile.scenes(of: Self.commands, oneOf: 3) {
      let arguments = command.split(separator: " ").map { word in
        switch word {
        case "T": hostile.fileName
        case "--T": "--" + hostile.fileName
        case "R": hostileHome.record
        case "S": hostileHome.records
        case "L": hostileHome.language
        default: String(word)
        }
      }
      try expectClean(arguments, hostileHome, command)
    }
  }

  private func expectClean(
    _ arguments: [String], _ hostileHome: HostileHome, _ command: String
  ) throws {
    let text = hostileHome.hostile.text
    let lines = ["help", text, "bid \(text)", "open \(text)", "delete \(text)", "score", "log"]
    let run = try CommandRun(
      arguments, home: hostileHome.home, input: lines.joined(separator: "\n") + "\n",
      environment: [
        "USER": hostileHome.hostile.fileName, "TERM": hostileHome.hostile.fileName,
        "MUE_SPEED": hostileHome.hostile.fileName,
      ])
    #expect((0...2).contains(run.status), "mue \(command) ended with \(run.status)")
    #expect(ForeignBytes.inLines(run.errors).isEmpty, "errors of mue \(command)")
    #expect(ForeignBytes.inLines(run.output).isEmpty, "output of mue \(command)")
    let longest = (run.output + run.errors).split(separator: "\n").map(\.count).max() ?? 0
    // A record is one line, however long.
    let limit = command.hasPrefix("export") || command.hasSuffix("json") ? 8_000 : 800
    #expect(longest <= limit, "a line of mue \(command)")
  }
}
