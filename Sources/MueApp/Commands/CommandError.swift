import MueWords
import Platform

/// Why a command line cannot be followed.
enum CommandError: Error, Hashable {
  case option(OptionError)
  case unknownCommand(String)
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
}

extension CommandError {
  /// The sentence for the person; what was typed is shown without anything that moves a cursor.
  var phrase: Phrase {
    switch self {
    case .option(let error): error.phrase
    case .unknownCommand(let word): .unknownCommand(word: word.harmless)
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
