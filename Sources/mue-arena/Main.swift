import MueWords
import Platform

/// The arena: computer players against each other, without a screen.
@main
struct Main {
  static func main() {
    guard AddressSpace.hasStack else {
      AddressSpace.complain("mue-arena: the system allows too small a stack (ulimit -s)\n")
      exit(1)
    }
    guard AddressSpace.hasRoom(megabytes: AddressSpace.least) else {
      AddressSpace.complain("mue-arena: the system allows no more memory (ulimit -v)\n")
      exit(1)
    }
    AddressSpace.shareHeap()
    StandardStreams.reserve()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let environment = CommandLine.environment
    guard
      let data = DataFolder.find(executable: CommandLine.executable, environment: environment),
      let languages = try? Languages.load(from: data + "/Localization"),
      let words = languages.words(arguments: arguments, environment: environment)
    else { return complain("Localization is missing; MUE_DATA may name its folder", status: 1) }
    signal(SIGPIPE, SIG_IGN)
    // A file that may not grow becomes a write error instead of a signal.
    signal(SIGXFSZ, SIG_IGN)
    do throws(ArenaError) {
      guard AddressSpace.hasRoom(megabytes: AddressSpace.enough) else { throw .noMemory }
      let status = try run(arguments, words, data: data)
      if StandardStreams.isOutputWhole { exit(status) }
      complain(words(.outputLost), status: max(1, status))
    } catch {
      complain(words(error.phrase), status: error.status)
    }
  }

  private static func run(
    _ arguments: [String], _ words: Words, data: String
  ) throws(ArenaError) -> Int32 {
    let parsed: ParsedOptions
    do throws(OptionError) {
      parsed = try OptionParser(ArenaCommand.options).parse(arguments)
    } catch {
      throw .option(error)
    }
    if parsed.has("help") {
      help(words, data: data)
      return 0
    }
    if parsed.has("version") {
      print("mue-arena \(Version.text)")
      return 0
    }
    guard let word = parsed.words.first else { throw .noCommand }
    guard let command = ArenaCommand(rawValue: word) else { throw .unknownCommand(word) }
    return try ArenaRunner(words).run(command, parsed)
  }

  private static func help(_ words: Words, data: String) {
    let texts = [words.code, "en"].lazy.compactMap { code in
      ByteSource.text(of: "\(data)/Resources/\(code)/mue-arena.txt")
    }
    print(texts.first ?? "", terminator: "")
  }

  private static func complain(_ sentence: String, status: Int32) {
    StandardStreams.complain("mue-arena: \(sentence)\n")
    exit(status)
  }
}
