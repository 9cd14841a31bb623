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
    guard words != nil else {
      return complain("Localization is missing; MUE_DATA may name its folder", status: 1)
    }
    signal(SIGPIPE, SIG_IGN)
    // With this a full file size limit causes a write error instead of a signal.
    signal(SIGXFSZ, SIG_IGN)
    do throws(ArenaError) {
      guard AddressSpace.hasRoom(megabytes: AddressSpace.enough) else { throw .noMemory }
      let status = try run(Array(CommandLine.arguments.dropFirst()))
      if StandardStreams.isOutputWhole { exit(status) }
      complain(Phrase.outputLost.english, status: max(1, status))
    } catch {
      complain(error.text, status: error.status)
    }
  }

  /// The folder of the program's own data; nil if there is none.
  static let data = DataFolder.find(
    executable: CommandLine.executable, environment: CommandLine.environment)
  /// The sentences shared by the arena and `mue`, in English.
  fileprivate static let words = data.flatMap { try? Languages.load(from: $0 + "/Localization") }?
    .words(for: "en")

  private static func run(_ arguments: [String]) throws(ArenaError) -> Int32 {
    let parsed: ParsedOptions
    do throws(OptionError) {
      parsed = try OptionParser(ArenaOption.all.map(\.spec)).parse(arguments)
    } catch {
      throw .option(error)
    }
    if parsed.has("help") {
      print(
        data.flatMap { ByteSource.text(of: $0 + "/Resources/mue-arena.txt") } ?? "", terminator: "")
      return 0
    }
    if parsed.has("version") {
      print("mue-arena \(Version.text)")
      return 0
    }
    guard let word = parsed.words.first else { throw .noCommand }
    guard let command = ArenaCommand(rawValue: word) else { throw .unknownCommand(word) }
    return try ArenaRunner().run(command, parsed)
  }

  private static func complain(_ sentence: String, status: Int32) {
    StandardStreams.complain("mue-arena: \(sentence)\n")
    exit(status)
  }
}

extension Phrase {
  /// The sentence in English, the arena's only language.
  var english: String { Main.words?(self) ?? key }
}

/// Prints a line on standard output, in place of Swift's own function, which loses output if
/// another program has made it non-blocking.
func print(_ text: String, terminator: String = "\n") {
  StandardStreams.write(text + terminator)
}
