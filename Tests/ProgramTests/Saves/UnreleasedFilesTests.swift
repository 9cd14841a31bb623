import Foundation
import TestSupport
import Testing

/// One file of each version from before the first release, where it lay.
@Suite("Files from before the first release", .waits) struct UnreleasedFilesTests {
  /// A file of `Formats/unreleased`, with its place below the state folder.
  struct Old: CustomTestStringConvertible, Sendable {
    let file: String
    let path: String

    init(_ file: String, _ path: String) { (self.file, self.path) = (file, path) }

    var testDescription: String { "\(file) as \(path)" }
    /// The name by which sentences call it.
    var name: String { path.hasPrefix("games/") ? String(path.dropFirst(6)) : path }
  }

  /// Files whose names are still in use.
  private static let used = [
    Old("save-2.mue", "games/0001.mue"), Old("save-3.mue", "games/0001.mue"),
    Old("table.json", "games/0001.table"), Old("seat.json", "seats/1/seat"),
    Old("memory.json", "seats/1/memory"),
  ]

  private static let unused = [
    Old("history-1.db", "history.db"), Old("history-2.db", "history.db"),
    Old("history-3.db", "history.db"), Old("place-1", "place"), Old("place-2", "place"),
    Old("table.json", "table"), Old("seat.json", "seat"),
  ]

  private static let folder = URL(filePath: #filePath)
    .appending(path: "../../../TortureTests/Formats").standardized

  private func bytes(_ file: String) throws -> Data {
    try Data(contentsOf: Self.folder.appending(path: file))
  }

  /// A home with a game of version 1 and an old file; a save is in the game's place.
  private func home(with old: Old) throws -> Home {
    let home = try Home()
    let state = URL(filePath: home.path + "/state/mue")
    for file in [("version-1/save/3", "games/0001.mue"), ("unreleased/" + old.file, old.path)] {
      let url = state.appending(path: file.1)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try bytes(file.0).write(to: url)
    }
    return home
  }

  /// Does everything that could read or replace the file.
  private func use(_ home: Home) throws -> [String] {
    let commands: [([String], String)] = [
      (["--plain"], "quit\n"), (["open", "1", "--plain"], "quit\n"), (["games"], ""),
      (["host", "--resume", "1", "--plain"], "quit\n"),
      (["join", home.path + "/nobody", "--plain"], ""),
      (["new", "--plain", "--seed", "5", "--level", "novice"], "pass\nquit\n"),
      (["stats", "--rebuild"], ""), (["coach"], ""), (["--plain"], "quit\n"),
    ]
    return try commands.map { command, input in
      let run = try CommandRun(command + ["--lang", "en"], home: home, input: input)
      return run.output + run.errors
    }
  }

  @Test("one whose name is in use stays as it is, and a sentence says so", arguments: used)
  func stays(old: Old) throws {
    let home = try home(with: old)
    let sentence =
      "\(old.name) is from a pre-release version and left unchanged: delete it if you like."
    let doctor = try CommandRun(["doctor"], home: home)
    #expect(doctor.status == 1 && doctor.output.contains(" !!  \(sentence)\n"))
    let said = try use(home)
    // What a guest remembers is read once there is a table.
    if old.file != "memory.json" { #expect(said.contains { $0.contains(sentence) }, "\(said)") }
    let kept = try Data(contentsOf: URL(filePath: home.path + "/state/mue/" + old.path))
    #expect(try kept == bytes("unreleased/" + old.file))
    #expect(try CommandRun(["doctor"], home: home).output.contains(sentence))
  }

  @Test(
    "one whose name nothing uses any more stays as it is, and doctor names it", arguments: unused)
  func isNamed(old: Old) throws {
    let home = try home(with: old)
    let path = home.path + "/state/mue/" + old.path
    let sentence =
      " --  \(path) is from a pre-release version and no longer used; delete it if you like\n"
    #expect(try CommandRun(["doctor"], home: home).output.contains(sentence))
    _ = try use(home)
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes("unreleased/" + old.file))
    let doctor = try CommandRun(["doctor"], home: home)
    #expect(doctor.status == 0 && doctor.output.contains(sentence))
    try FileManager.default.removeItem(atPath: path)
    #expect(try !CommandRun(["doctor"], home: home).output.contains("pre-release"))
  }

  @Test("the sentences are in each language", arguments: Home.languageCodes)
  func languages(code: String) throws {
    let home = try home(with: Self.used[0])
    try bytes("unreleased/place-1").write(to: URL(filePath: home.path + "/state/mue/place"))
    let output = try CommandRun(["doctor", "--lang", code], home: home).output
    #expect(output.contains("0001.mue") && output.contains("/state/mue/place"))
    #expect(output.contains("pre-release") == (code == "en"))
  }
}
