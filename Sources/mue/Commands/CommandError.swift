import CommandOptions
import MueWords

/// Why a command line cannot be followed.
enum CommandError: Error, Hashable {
  case option(OptionError)
  case unknownCommand(String)
  case unexpectedWord(String)
  case foreignOption(String, command: String)
  case notOffered(option: String, value: String, of: [String])
  case unknownLanguage(String, known: [String])
  case emptyName
  case twoEnds
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
    case .emptyName: .emptyName
    case .twoEnds: .twoEnds
    }
  }
}

extension OptionError {
  /// The sentence for the person.
  var phrase: Phrase {
    switch self {
    case .unknown(let word): .unknownOption(word: word.harmless)
    case .missingValue(let option): .missingValue(option: option.harmless)
    case .unexpectedValue(let option): .unexpectedValue(option: option.harmless)
    case .notANumber(let option, let value):
      .notANumber(option: option, value: value.harmless)
    case .outOfRange(let option, let value, let range):
      .outOfRange(option: option, value: value, low: range.lowerBound, high: range.upperBound)
    }
  }
}

extension String {
  /// The text as it may be shown: at most 60 characters, none of them a control or a format.
  var harmless: String {
    let kept = unicodeScalars.prefix(60).filter { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        false
      default: true
      }
    }
    return String(String.UnicodeScalarView(kept))
  }
}
