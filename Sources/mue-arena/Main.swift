import CommandOptions
import Foundation
import MueWords

/// The arena: minds against minds, without a screen.
@main
struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let environment = ProcessInfo.processInfo.environment
    guard
      let data = DataFolder.find(executable: DataFolder.executable, environment: environment),
      let languages = try? Languages.load(from: data + "/Localization"),
      let words = languages.words(arguments: arguments, environment: environment)
    else { return complain("Localization is missing; MUE_DATA may name its folder", status: 1) }
    do throws(ArenaError) {
      try run(arguments, words, data: data)
    } catch {
      complain(words(error.phrase), status: error.status)
    }
  }

  private static func run(
    _ arguments: [String], _ words: Words, data: String
  ) throws(ArenaError) {
    let parsed: ParsedOptions
    do throws(OptionError) {
      parsed = try OptionParser(ArenaPlan.options).parse(arguments)
    } catch {
      throw .option(error)
    }
    if parsed.has("help") { return help(words, data: data) }
    if parsed.has("version") { return print("mue-arena 0.1.0") }
    guard let command = parsed.words.first else { throw .noCommand }
    if let word = parsed.words.dropFirst().first { throw .extraWord(word) }
    let lines: [String]
    switch command {
    case "play": lines = try Series(ArenaPlan(parsed)).run().report(in: words)
    case "duel": lines = try Duel(ArenaPlan(parsed)).run().report(in: words)
    case "bench": lines = Bench.lines(json: parsed.has("json"), words)
    default: throw .unknownCommand(command)
    }
    for line in lines { print(line) }
  }

  private static func help(_ words: Words, data: String) {
    let texts = [words.code, "en"].lazy.compactMap { code in
      try? String(contentsOfFile: "\(data)/Resources/\(code)/mue-arena.txt", encoding: .utf8)
    }
    print(texts.first ?? "", terminator: "")
  }

  private static func complain(_ sentence: String, status: Int32) {
    FileHandle.standardError.write(Data("mue-arena: \(sentence)\n".utf8))
    exit(status)
  }
}
