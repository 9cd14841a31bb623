import FoundationEssentials
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
      let data = DataFolder.find(executable: DataFolder.executable, environment: environment)
    else { return nil }
    let directories = Directories(environment: environment)
    keys = OwnKeys(directories)
    themes = Themes(data: data, directories)
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
      try? String(contentsOfFile: "\(data)/Resources/\(code)/\(name)", encoding: .utf8)
    }.first
  }

  /// Says one sentence on standard error.
  func complain(_ phrase: Phrase) {
    try? ByteSink.standardError.write("mue: \(words(phrase))\n")
  }
}
