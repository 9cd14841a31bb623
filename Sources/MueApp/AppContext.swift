import CursesConsole
import FoundationEssentials
import MueGame
import MueStorage
import MueUI
import MueWords
import Platform

/// Everything the commands share: where data and saves lie, the settings, the language.
struct AppContext {
  let environment: [String: String]
  let arguments: [String]
  let data: String
  let directories: Directories
  let languages: Languages
  /// What is wrong with a language of the person's.
  let languagesNotice: Phrase?
  let settings: Settings
  /// What to tell of the settings' file.
  let settingsNotice: SaveNotice?
  /// The colours there are.
  let themes: Themes
  /// Which key means what.
  let keys: OwnKeys
  let words: Words

  /// Said when not even the language tables are there, so it is not from a table.
  static let noDataSentence =
    "mue: the folder with Localization and Resources is missing; MUE_DATA may name it\n"

  /// Said when there is no room for the language tables.
  static let noMemorySentence: StaticString = "mue: the system allows no more memory (ulimit -v)\n"

  /// Finds everything; nil when the program's own data are missing.
  init?(environment: [String: String], arguments: [String]) {
    guard
      let data = DataFolder.find(executable: CommandLine.executable, environment: environment)
    else { return nil }
    let directories = Directories(environment: environment)
    keys = OwnKeys(directories)
    themes = Themes(data: data, directories)
    // Without English nothing can be told in words of a table; the caller says `noDataSentence`.
    guard var found = try? Languages.load(from: data + "/Localization") else { return nil }
    let own = OwnLanguages(directories)
    for (code, table) in own.tables { found.lay(table, for: code) }
    languagesNotice = own.notice
    let languages = found.naming(keys.map.labels)
    let kept = SettingsStore(directories).load()
    settings = kept.settings
    settingsNotice = kept.notices.first
    guard
      let words = languages.words(
        arguments: arguments, setting: settings.preferences.language, environment: environment)
    else { return nil }
    self.environment = environment
    self.arguments = arguments
    self.data = data
    self.directories = directories
    self.languages = languages
    self.words = words
  }

  /// What is wrong with the files that the person may write, the weightiest first.
  var ownFileFaults: [Phrase] {
    let theme = settings.preferences.theme
    let absent = themes.names.contains(theme) ? nil : Phrase.themeAbsent(name: theme)
    let faults = [
      settingsNotice?.phrase, keys.notice, themes.notice, languagesNotice, absent,
    ]
    return faults.compactMap { $0 }
  }

  /// The learned policies of the computer players.
  var policies: PolicyStore {
    let path = data + "/" + PolicyStore.name
    return PolicyStore {
      let bytes = Log.attempt("to read what the players have learned") { try ByteSource(path).all() }
      return bytes.map { Array($0) }
    }
  }

  /// What there is to choose from in the settings.
  var choices: Choices { Choices(languages: languages.codes, themes: themes.names) }

  /// The documents of a language, in English where it lacks one, and its list of keys.
  func documents(_ words: Words) -> Documents {
    Documents { document in
      document == .keys
        ? KeyList.markdown(words) : self.text("\(document.rawValue).md", words.code)
    }
  }

  /// A file of `Resources` in a language, in English where it is missing.
  func text(_ name: String, _ code: String) -> String? {
    [code, "en"].lazy.compactMap { code in
      // A language of the person's need not have all files.
      try? String(contentsOfFile: "\(data)/Resources/\(code)/\(name)", encoding: .utf8)
    }.first
  }

  /// Says one sentence on standard error.
  func complain(_ phrase: Phrase) {
    StandardStreams.complain("mue: \(words(phrase))\n")
  }
}

extension AppContext {
  /// Whether the characters of the environment are UTF-8: those of `LC_ALL`, else `LC_CTYPE`, else
  /// `LANG`.
  var isUnicode: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
    return locale.uppercased().replacing("-", with: "").contains("UTF8")
  }
}

extension AppContext {
  /// Does what the command line asks for.
  func run() -> ExitCode {
    do {
      let command = try Command(arguments, languages: languages)
      switch command {
      case .help:
        print(text("mue.txt", words.code) ?? "", terminator: "")
        return .done
      case .version:
        print("mue \(Version.text)")
        return .done
      case .resume(let speed, let isPlain):
        return TableCommand(context: self, speed: speed, isPlain: isPlain).resume()
      case .new(let arguments):
        return TableCommand(context: self, speed: arguments.speed, isPlain: arguments.isPlain).new(
          arguments)
      case .day(isLine: true, _, _): return DayLineCommand(context: self).run()
      case .day(_, let speed, let isPlain):
        return TableCommand(context: self, speed: speed, isPlain: isPlain).day()
      case .games(let isJSON): return GamesCommand(context: self).run(isJSON: isJSON)
      case .open(let arguments, let speed, let isPlain):
        return OpenCommand(context: self, speed: speed, isPlain: isPlain).run(arguments)
      case .export(let arguments):
        return ExportCommand(context: self, format: arguments.format).run(arguments.game)
      case .check(let file): return CheckCommand(context: self).run(file: file)
      case .checkLanguage(let file): return CheckLanguageCommand(context: self).run(file: file)
      case .score(let file): return ScoreCommand(context: self).run(file: file)
      case .rules(let page): return RulesCommand(context: self).run(page)
      case .replay(let file, let hand):
        return ReplayCommand(context: self, name: file, hand: hand).run()
      case .stats(let arguments): return StatsCommand(context: self).run(arguments)
      case .config(let key, let value):
        return try ConfigCommand(context: self).run(key: key, value: value)
      case .host(let arguments): return HostCommand(context: self, arguments: arguments).run()
      case .join(let arguments):
        CommandLine.conceal(arguments.codeWords)
        return JoinCommand(context: self, arguments: arguments).run()
      case .doctor: return DoctorCommand(context: self).run()
      }
    } catch {
      if case .unknownLanguage = error, let languagesNotice { complain(languagesNotice) }
      complain(error.phrase)
      return .misused
    }
  }

  /// How a game told in lines ends when nothing can be written any more.
  func outcome(of loss: LineConsole.Loss) -> ExitCode {
    switch loss {
    // Nobody hears what happens any more, as when a terminal is lost.
    case .unread: return .done
    case .refused:
      complain(.outputLost)
      return .failed
    }
  }

  /// The outcome of a command whose answer was printed: it has failed when not all of that arrived.
  func finish(_ outcome: ExitCode) -> ExitCode {
    if StandardStreams.isOutputWhole { return outcome }
    complain(.outputLost)
    return outcome == .done ? .failed : outcome
  }
}
