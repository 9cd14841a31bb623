import CommandOptions
import Foundation

/// The arena: minds against minds, without a screen.
@main
struct Main {
  static func main() {
    do throws(ArenaError) {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data((Messages.sentence(for: error) + "\n").utf8))
      exit(error.status)
    }
  }

  private static func run(_ arguments: [String]) throws(ArenaError) {
    let parsed: ParsedOptions
    do throws(OptionError) {
      parsed = try OptionParser(ArenaPlan.options).parse(arguments)
    } catch {
      throw .option(error)
    }
    if parsed.has("help") { return print(Messages.help) }
    if parsed.has("version") { return print(Messages.version) }
    guard let command = parsed.words.first else { throw .noCommand }
    if let word = parsed.words.dropFirst().first { throw .extraWord(word) }
    switch command {
    case "play": print(try Series(ArenaPlan(parsed)).run().report)
    case "duel": print(try Duel(ArenaPlan(parsed)).run())
    case "bench": print(Bench.run(seconds: 1))
    default: throw .unknownCommand(command)
    }
  }
}
