import Foundation
import TestSupport
import Testing

/// Follows the recipes of `CONTRIBUTING.md`, up to where a compiler is needed.
@Suite("Recipes without a compiler", .waits) struct RecipeProgramTests {
  @Test("a language works as soon as its table and its texts are there")
  func language() throws {
    let home = try Home()
    let data = URL(filePath: home.path + "/mue")
    let files = FileManager.default
    for folder in ["Localization", "Resources"] {
      try files.createDirectory(at: data, withIntermediateDirectories: true)
      try files.copyItem(
        at: SystemRun.root.appending(path: folder), to: data.appending(path: folder))
    }
    let table = data.appending(path: "Localization")
    var text = try String(contentsOf: table.appending(path: "en.json"), encoding: .utf8)
    text.replace("\"English\"", with: "\"Esperanto\"")
    text.replace("mue --help lists them", with: "mue --help listigas ilin")
    try Data(text.utf8).write(to: table.appending(path: "eo.json"))
    let resources = data.appending(path: "Resources")
    try files.copyItem(at: resources.appending(path: "en"), to: resources.appending(path: "eo"))
    try Data("Saluton\n".utf8).write(to: resources.appending(path: "eo/mue.txt"))

    let environment: [String: String?] = ["MUE_DATA": data.path]
    let check = try CommandRun(
      ["check-language", table.path + "/eo.json"], home: home, environment: environment)
    #expect(check.status == 0, "\(check.output)")
    let help = try CommandRun(["--lang", "eo", "--help"], home: home, environment: environment)
    #expect(help.output == "Saluton\n")
    let wrong = try CommandRun(["--lang", "eo", "ludi"], home: home, environment: environment)
    #expect(wrong.complaint?.contains("listigas ilin") == true)
    let set = try CommandRun(["config", "language", "eo"], home: home, environment: environment)
    #expect(set.status == 0)
  }

  @Test("a theme is a file, and can be chosen by its name")
  func theme() throws {
    let home = try Home()
    let folder = URL(filePath: home.path + "/data/mue/themes")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let ours = SystemRun.root.appending(path: "Resources/themes/dark.json")
    try FileManager.default.copyItem(at: ours, to: folder.appending(path: "midnight.json"))
    #expect(try CommandRun(["config", "theme", "midnight"], home: home).status == 0)
    #expect(try CommandRun(["config", "theme"], home: home).output == "midnight\n")
  }
}
