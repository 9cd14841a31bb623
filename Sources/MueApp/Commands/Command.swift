import MueData
import MueGame
import MueUI
import MueWords
import Platform

/// A command of `mue`, as described to the parser, `--help`, the manual and the completions.
struct Command: Sendable {
  /// What a command does; returns the exit status.
  typealias Action = (AppContext) throws(CommandError) -> ExitCode

  let name: String
  /// A summary for the completions.
  let abstract: String
  /// The words that may follow the command, as the manual calls them; each requires those before
  /// it.
  let words: [String]
  /// The most words that may follow the command.
  let mostWords: Int
  private let read: @Sendable (ParsedOptions) throws(CommandError) -> Action

  init(
    _ name: String, _ abstract: String, words: [String] = [], mostWords: Int? = nil,
    read: @escaping @Sendable (ParsedOptions) throws(CommandError) -> Action
  ) {
    self.name = name
    self.abstract = abstract
    self.words = words
    self.mostWords = mostWords ?? words.count
    self.read = read
  }

  /// The action requested by the arguments after the program's name.
  ///
  /// - Throws: `CommandError` for the first error.
  static func action(
    _ arguments: [String], languages: Languages
  ) throws(CommandError) -> Action {
    let options = try parse(arguments)
    if options.has("help") || options.words.first == "help" {
      let words = options.words.filter { $0 != "help" }
      let command = try words.first.map { word throws(CommandError) in try named(word) }
      return { context in
        print(command.map(context.help) ?? context.help, terminator: "")
        return .done
      }
    }
    if options.has("version") {
      return { _ in
        print("mue \(Version.text)")
        return .done
      }
    }
    if let code = options.value(of: "lang"), languages.words(for: code) == nil {
      throw .unknownLanguage(code, known: languages.codes)
    }
    let _: ColorDepth? = try options.choice("colors")
    if options.has("plain"), options.has("screen") {
      throw .foreignOption("screen", command: "mue --plain")
    }
    guard let word = options.words.first else {
      try options.allow(nil)
      let speed = try options.speed
      return { TableCommand(context: $0, speed: speed).resume() }
    }
    let command = try named(word)
    if let extra = options.words.dropFirst(1 + command.mostWords).first {
      throw .unexpectedWord(extra)
    }
    try options.allow(command)
    return try command.read(options)
  }

  /// The colour depth given by the arguments; nil if none is given.
  static func colorDepth(_ arguments: [String]) -> ColorDepth? {
    let options = try? parse(arguments)
    return options?.value(of: "colors").flatMap(ColorDepth.init)
  }

  /// The display given by the arguments; nil if none is given.
  static func display(_ arguments: [String]) -> Display? {
    guard let options = try? parse(arguments) else { return nil }
    return options.has("plain") ? .lines : options.has("screen") ? .screen : nil
  }

  private static func parse(_ arguments: [String]) throws(CommandError) -> ParsedOptions {
    do {
      return try OptionParser(ProgramOption.all.map(\.spec)).parse(arguments)
    } catch {
      throw .option(error)
    }
  }

  private static func named(_ word: String) throws(CommandError) -> Command {
    if let command = all.first(where: { $0.name == word }) { return command }
    throw .unknownCommand(word, nearest: all.map(\.name).nearest(to: word))
  }
}

extension Command: Equatable {
  static func == (left: Command, right: Command) -> Bool { left.name == right.name }
}

extension ParsedOptions {
  /// The value of an option with a fixed list of values; nil if it is not given.
  ///
  /// - Throws: `notOffered` for a value not in the list.
  func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ option: String
  ) throws(CommandError) -> Value? {
    guard let text = value(of: option) else { return nil }
    if let value = Value(rawValue: text) { return value }
    throw .notOffered(option: option, value: text, of: Value.allCases.map(\.rawValue))
  }

  /// The value of an option as a whole number in a range; nil if it is not given.
  func integer(_ option: String, in range: ClosedRange<Int>) throws(CommandError) -> Int? {
    do { return try number(of: option, in: range) } catch { throw .option(error) }
  }

  /// The first word after the command.
  var argument: String? { words.dropFirst().first }

  /// The speed of the table; nil if none is given.
  var speed: Speed? {
    get throws(CommandError) { try choice("speed") }
  }

  /// The player's name; nil if none is given.
  var name: PlayerName? {
    get throws(CommandError) {
      guard let text = value(of: "name") else { return nil }
      if let name = PlayerName(text) { return name }
      throw .emptyName
    }
  }

  /// Checks that the command takes all the options given.
  ///
  /// - Throws: `foreignOption` for the first that it does not take.
  fileprivate func allow(_ command: Command?) throws(CommandError) {
    for option in ProgramOption.all
    where has(option.name) && !option.commands.contains(command) {
      throw .foreignOption(option.name, command: command.map { "mue \($0.name)" } ?? "mue")
    }
  }
}

/// Why a command line is invalid.
enum CommandError: Error, Hashable {
  case option(OptionError)
  case unknownCommand(String, nearest: String?)
  case unexpectedWord(String)
  case foreignOption(String, command: String)
  case notOffered(option: String, value: String, of: [String])
  case unknownLanguage(String, known: [String])
  case unknownPage(String, known: [String])
  case emptyName
  case emptyTitle
  case notADay(option: String, value: String)
  case twoEnds
  case missingFile(command: String)
  case missingGame
  case badAddress(String)
  case unknownSetting(String, known: [String])
  case badSetting(String, value: String, of: [String])
  case noRoomAction(command: String, known: [String])
  case badRoomFolder(String)
}

extension CommandError {
  /// The sentence for the person; shows what was typed without control characters.
  var phrase: Phrase {
    switch self {
    case .option(let error): error.phrase
    case .unknownCommand(let word, nil): .unknownCommand(word: word.harmless)
    case .unknownCommand(let word, let nearest?):
      .unknownCommandNear(word: word.harmless, nearest: nearest)
    case .unexpectedWord(let word): .unexpectedWord(word: word.harmless)
    case .foreignOption(let option, let command):
      .foreignOption(option: option, command: command)
    case .notOffered(let option, let value, let of):
      .valueNotOffered(option: option, value: value.harmless, offered: of.joined(separator: ", "))
    case .unknownLanguage(let code, let known):
      .valueNotOffered(
        option: "lang", value: code.harmless, offered: known.joined(separator: ", "))
    case .unknownPage(let word, let known):
      .unknownPage(word: word.harmless, offered: known.joined(separator: ", "))
    case .emptyName: .emptyName
    case .emptyTitle: .emptyTitle
    case .notADay(let option, let value): .notADay(option: option, value: value.harmless)
    case .twoEnds: .twoEnds
    case .missingFile(let command): .missingFile(command: command)
    case .missingGame: .missingGame
    case .noRoomAction(let command, let known):
      .roomNoAction(command: command, offered: known.joined(separator: ", "))
    case .badRoomFolder(let path): .roomBadFolder(path: path.harmless)
    case .badAddress(let text): .badAddress(place: text.harmless)
    case .unknownSetting(let key, let known):
      .settingUnknownKey(key: key.harmless, offered: known.joined(separator: ", "))
    case .badSetting(_, let value, let of) where of.isEmpty:
      .settingBadName(value: value.harmless)
    case .badSetting(let key, let value, let of):
      .settingBadValue(key: key, value: value.harmless, offered: of.joined(separator: ", "))
    }
  }
}

extension AppContext {
  /// Passes the lines of a file or of standard input to `judge` until the first fault or, with
  /// `goesOn`, to the end.
  ///
  /// Reports each fault with its line number, and a file that cannot be read.
  func readLines(
    of file: String?, goesOn: Bool = false, judge: ([UInt8]) -> Phrase?
  ) -> ExitCode {
    var outcome = ExitCode.done
    do {
      var lines = try FileLines(file ?? "-", limit: JSONObject.lineLimit)
      while let (number, line) = try lines.next() {
        guard let reason = judge(line) else { continue }
        complain(.lineIsWrong(line: number, reason: reason))
        outcome = .failed
        if !goesOn { break }
      }
    } catch {
      complain(.fileUnreadable(file: file?.printable ?? "-"))
      outcome = .failed
    }
    return outcome
  }
}

/// Prints a line on standard output.
///
/// It replaces Swift's `print`, which loses output if another program has made standard output
/// non-blocking.
func print(_ text: String, terminator: String = "\n") {
  StandardStreams.write(text + terminator)
}
