import Platform
import TestSupport
import Testing

@testable import MueApp
@testable import mue_arena

@Suite("The manual, --help and the programs say the same", .waits) struct ManualTests {
  /// One of the two programs.
  struct Program: CustomTestStringConvertible {
    let name: String
    let options: [OptionSpec]
    let commands: [String]
    var testDescription: String { name }

    static let all = [
      Program(
        name: "mue", options: ProgramOption.all.map(\.spec),
        commands: Command.all.map(\.name)),
      Program(
        name: "mue-arena", options: ArenaOption.all.map(\.spec),
        commands: ArenaCommand.allCases.map(\.rawValue)),
    ]
  }

  @Test(
    "mandoc finds no fault in the manual", .enabled(if: SystemRun.expects("mandoc")),
    arguments: Program.all)
  func lint(program: Program) throws {
    let page = "Packaging/man/\(program.name).6"
    let run = try SystemRun(["mandoc", "-T", "lint", "-W", "warning", page], home: Home())
    #expect(run.output.isEmpty)
    #expect(run.status == 0)
  }

  @Test("the manual has every option, letter and command, and no others", arguments: Program.all)
  func manual(program: Program) throws {
    let text = try SystemRun.text("Packaging/man/\(program.name).6")
    let written = Set(text.matches(of: /Fl -([a-z-]+)/).map { String($0.1) })
    #expect(written == Set(program.options.map(\.name)))
    let letters = Set(text.matches(of: /It Fl ([A-Za-z]) ,/).map { Character(String($0.1)) })
    #expect(letters == Set(program.options.compactMap(\.letter)))
    let synopsis = text.matches(of: /\n\.Nm\n\.Cm ([a-z-]+)\n/).map { String($0.1) }
    #expect(synopsis.sorted() == program.commands.sorted())
    let told = Set(text.matches(of: /\n\.It Cm ([a-z-]+)/).map { String($0.1) })
    #expect(told == Set(program.commands))
  }

  @Test(
    "--help has every option and command in English, and no others anywhere",
    arguments: [(Program.all[1], "Resources/mue-arena.txt")]
      + Home.languageCodes.map { (Program.all[0], "Resources/\($0)/mue.txt") })
  func help(program: Program, file: String) throws {
    let text = try SystemRun.text(file)
    let written = Set(text.matches(of: /--([a-z-]+)/).map { String($0.1) })
    let starts = Set(text.matches(of: /\n {2}mue(?:-arena)? ([a-z-]+)/).map { String($0.1) })
    let missing = Set(program.options.map(\.name)).subtracting(written)
      .union(Set(program.commands).subtracting(starts))
    #expect(missing.isEmpty || !file.contains("arena") && !file.contains("/en/"), "\(missing)")
    #expect(written.isSubset(of: program.options.map(\.name)))
    #expect(starts.isSubset(of: program.commands))
  }

  @Test("the manual has every environment variable that is read")
  func environment() throws {
    let text = try SystemRun.text("Packaging/man/mue.6")
    for name in [
      "MUE_SPEED", "MUE_DATA", "MUE_PORT", "MUE_TABLES", "NO_COLOR", "XDG_CONFIG_HOME",
      "XDG_RUNTIME_DIR",
    ] {
      #expect(text.contains(".It Ev \(name)\n"), "\(name)")
    }
  }
}
