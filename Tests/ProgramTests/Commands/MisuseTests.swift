import TestSupport
import Testing

@Suite(.waits) struct MisuseTests {
  /// A command line that cannot be understood, and the sentence about it.
  struct Misuse: CustomTestStringConvertible {
    let arguments: [String]
    let sentence: String

    init(_ arguments: String, _ sentence: String) {
      self.arguments = arguments.split(separator: " ").map { $0 == "''" ? "" : String($0) }
      self.sentence = sentence
    }

    var testDescription: String { arguments.joined(separator: " ") }

    static let all = [
      Misuse("--speling", "there is no option --speling; mue --help lists them"),
      Misuse("-x", "there is no option -x; mue --help lists them"),
      Misuse("play", "there is no command “play”; mue --help lists them"),
      Misuse("new game", "the word “game” is one too many"),
      Misuse("check a.jsonl b.jsonl", "the word “b.jsonl” is one too many"),
      Misuse("open", "mue open needs a game: its number or name; mue games lists them"),
      Misuse("open 1 2", "the word “2” is one too many"),
      Misuse("games --all", "--all does not belong to mue games"),
      Misuse("export latest all", "the word “all” is one too many"),
      Misuse("export latest --all", "the word “latest” is one too many"),
      Misuse(
        "export --format pdf",
        "--format pdf is not possible: choose one of records, text, svg"),
      Misuse(
        "export --all --format svg", "--all does not belong to mue export --format svg"),
      Misuse("day --all", "--all does not belong to mue day"),
      Misuse("--line", "--line does not belong to mue"),
      Misuse("new --format text", "--format does not belong to mue new"),
      Misuse("new --seed many", "--seed needs a whole number, not “many”"),
      Misuse("new --seed 1.5", "--seed needs a whole number, not “1.5”"),
      Misuse("new --seed", "the option --seed needs a value"),
      Misuse("new --players=7", "--players 7 is not possible: it may be 3 to 6"),
      Misuse("new --players 2", "--players 2 is not possible: it may be 3 to 6"),
      Misuse("new --to 150", "--to 150 is not possible: choose one of 100, 200, 300, 500"),
      Misuse("new --to 200 --hands 5", "--to and --hands exclude each other"),
      Misuse(
        "new --level grandmaster",
        "--level grandmaster is not possible: choose one of novice, casual, club, strong, expert"),
      Misuse(
        "--speed light",
        "--speed light is not possible: choose one of slow, normal, fast, fastest"),
      Misuse("new --name ''", "--name needs a name that can be shown"),
      Misuse(
        "--lang xx",
        "--lang xx is not possible: choose one of "
          + (["en"] + Home.languageCodes.filter { $0 != "en" }).joined(separator: ", ")),
      Misuse("--help=me", "the option --help takes no value"),
      Misuse("--seed 5", "--seed does not belong to mue"),
      Misuse("check --all", "--all does not belong to mue check"),
      Misuse("score --players 5", "--players does not belong to mue score"),
      Misuse("new --all", "--all does not belong to mue new"),
      Misuse("new --title ''", "--title needs a name that can be shown"),
      Misuse("host --grace 0", "--grace 0 is not possible: it may be 1 to 3600"),
      Misuse(
        "host --share friends",
        "--share friends is not possible: choose one of mine, group, everyone"),
      Misuse(
        "host --listen a:b:c", "“a:b:c” is not an address; write one like 192.0.2.7:7155."),
      Misuse("replay x --hand 0", "--hand 0 is not possible: it may be 1 to 1000000"),
    ]
  }

  @Test(
    "A wrong command line gets one sentence, exit status 2 and nothing else", arguments: Misuse.all)
  func sentence(misuse: Misuse) throws {
    let home = try Home()
    let run = try CommandRun(misuse.arguments, home: home)
    #expect(run.complaint == misuse.sentence)
    #expect(run.output.isEmpty)
    #expect(run.status == 2)
    #expect(home.gameFiles.isEmpty)
  }

  @Test(
    "The sentence is in the person's language",
    arguments: [
      ("de", "--speling", "die Option --speling gibt es nicht; mue --help nennt alle"),
      ("de", "new --players 7", "--players 7 geht nicht: erlaubt ist 3 bis 6"),
      ("de", "spielen", "den Befehl „spielen“ gibt es nicht; mue --help nennt alle"),
      ("pt", "--speling", "a opção --speling não existe; mue --help mostra todas"),
      ("pt", "new --players 7", "--players 7 não é possível: vale de 3 a 6"),
      ("pt", "jogar", "o comando “jogar” não existe; mue --help mostra todos"),
    ])
  func language(code: String, line: String, sentence: String) throws {
    let arguments = line.split(separator: " ").map(String.init)
    let home = try Home()
    let environment = ["LANG": "\(code)_XX.UTF-8"]
    let asked = try CommandRun(arguments, home: home, environment: environment)
    #expect(asked.complaint == sentence)
    let told = try CommandRun(arguments + ["--lang", code], home: home)
    #expect(told.complaint == sentence)
    let toldOtherwise = try CommandRun(["--lang=\(code)"] + arguments, home: home)
    #expect(toldOtherwise.complaint == sentence)
    #expect([asked.status, told.status, toldOtherwise.status] == [2, 2, 2])
  }

  @Test("Nothing that was typed moves the cursor of the terminal that shows it")
  func controls() throws {
    let home = try Home()
    let hostile = "\u{1B}[2J\u{9B}31m\u{7}\u{202E}x\r\n"
    for arguments in [
      [hostile], ["--" + hostile], ["new", "--seed", hostile], ["--lang", hostile],
      ["check", hostile], ["new", "--level", hostile],
    ] {
      let run = try CommandRun(arguments, home: home)
      #expect(run.complaint != nil)
      #expect(run.status != 0)
      #expect(!run.errors.dropLast().unicodeScalars.contains { $0.value < 32 || $0 == "\u{9B}" })
      #expect(!run.errors.unicodeScalars.contains("\u{202E}"))
    }
  }
}
