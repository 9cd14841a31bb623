import Platform

extension OptionError {
  /// The sentence for the person; what was typed is shown without control characters.
  public var phrase: Phrase {
    switch self {
    case .unknown(let word): .unknownOption(word: word.harmless)
    case .missingValue(let option): .missingValue(option: option.harmless)
    case .unexpectedValue(let option): .unexpectedValue(option: option.harmless)
    case .notANumber(let option, let value):
      .notANumber(option: option, value: value.harmless)
    case .tooLarge(let option, let value):
      .numberTooLarge(option: option, value: value.harmless)
    case .outOfRange(let option, let value, let range):
      .outOfRange(option: option, value: value, low: range.lowerBound, high: range.upperBound)
    }
  }
}
