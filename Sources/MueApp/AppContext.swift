import CellGrid
import CursesConsole
import MueData
import MueGame
import MueStorage
import MueUI
import MueWords
import Platform

/// What all commands share: where data and saves are, the settings, the language.
struct AppContext {
  let environment: [String: String]
  let arguments: [String]
  let data: String
  let directories: Directories
  let languages: Languages
  /// A fault in the person's language files.
  let languagesNotice: Phrase?
  private(set) var settings: Settings
  let settingsNotice: SaveNotice?
  let themes: Themes
  let keys: OwnKeys
  let words: Words
  /// Whether the program is a session of a card room.
  private(set) var isInRoom = false

  /// The sentence for missing language tables, which cannot come from a table.
  static let noDataSentence =
    "mue: the folder with Localization and Resources is missing; MUE_DATA may name it\n"

  /// The sentence printed when memory is too short to read the language tables.
  static let noMemorySentence: StaticString = "mue: the system allows no more memory (ulimit -v)\n"

  /// The sentence printed when the stack is too small to do anything else.
  static let noStackSentence: StaticString =
    "mue: the system allows too small a stack (ulimit -s)\n"

  /// Locates and loads everything; nil if the program's own data is missing.
  init?(environment: [String: String], arguments: [String]) {
    guard
      let data = DataFolder.find(executable: CommandLine.executable, environment: environment)
    else { return nil }
    let directories = Directories(environment: environment)
    keys = OwnKeys(directories)
    themes = Themes(data: data, directories)
    // Without English there are no sentences; the caller prints `noDataSentence`.
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

  /// Faults in the files that the person may edit, the most important first.
  var ownFileFaults: [Phrase] {
    let theme = settings.preferences.theme
    let absent = themes.names.contains(theme) ? nil : Phrase.themeAbsent(name: theme)
    let faults = [
      settingsNotice?.phrase, keys.notice, themes.notice, languagesNotice, absent,
    ]
    return faults.compactMap { $0 }
  }

  var policies: PolicyStore {
    PolicyStore(
      reading: reader(
        of: PolicyStore.name, upTo: PolicyFile.limit, "to read what the players have learned"))
  }

  /// The puzzles of a kind that ship.
  func puzzles<Puzzle>() -> PuzzleStore<Puzzle> {
    PuzzleStore(
      reading: reader(
        of: Puzzle.file, upTo: PuzzleStore<Puzzle>.limit, "to read the puzzles"))
  }

  private func reader(
    of name: String, upTo limit: Int, _ purpose: String
  ) -> @Sendable () -> [UInt8]? {
    let path = data + "/" + name
    return {
      Log.attempt(purpose) { () throws(SystemError) in
        try ByteSource(plain: path).whole(upTo: limit)
      }
    }
  }

  var choices: Choices {
    Choices(languages: languages.codes, themes: themes.names, isInRoom: isInRoom)
  }

  /// The same for a session of a card room, where a person's name is settled; nil before that.
  func inRoom(as name: PlayerName?) -> AppContext {
    var context = self
    context.isInRoom = true
    context.settings.preferences.name = name
    return context
  }

  /// The documents of a language and its list of keys; English replaces a document that is missing.
  func documents(_ words: Words) -> Documents {
    Documents { document in
      document == .keys
        ? KeyList.markdown(words) : self.text("\(document.rawValue).md", words.code)
    }
  }

  /// A file of `Resources` in a language, or in English if that language lacks it.
  func text(_ name: String, _ code: String) -> String? {
    [code, "en"].lazy.compactMap { code in
      // A person's own language need not have all files.
      ByteSource.text(of: "\(data)/Resources/\(code)/\(name)")
    }.first
  }

  /// Prints a sentence on standard error; on a terminal it is wrapped between words.
  func complain(_ phrase: Phrase) {
    let line = "mue: \(words(phrase))"
    let rows = StandardStreams.errorColumns.map { line.wrapped(to: $0) } ?? [line]
    StandardStreams.complain(rows.joined(separator: "\n") + "\n")
  }
}

extension AppContext {
  var isUnicode: Bool { CharacterLocale(environment: environment)?.isUTF8 ?? false }

  func run() -> ExitCode {
    do throws(CommandError) {
      return try Command.action(arguments, languages: languages)(self)
    } catch {
      if case .unknownLanguage = error, let languagesNotice { complain(languagesNotice) }
      complain(error.phrase)
      return .misused
    }
  }

  /// The exit code of a command that has printed its answer: a failure if output was lost.
  func finish(_ outcome: ExitCode) -> ExitCode {
    if StandardStreams.isOutputWhole { return outcome }
    complain(.outputLost)
    return outcome == .done ? .failed : outcome
  }
}
