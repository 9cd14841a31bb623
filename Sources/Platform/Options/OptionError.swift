/// What is wrong with the words on a command line, with the evidence and without a sentence.
public enum OptionError: Error, Hashable, Sendable {
  /// No option of that name, given as it was typed.
  case unknown(String)
  /// The option needs a value and there is none.
  case missingValue(String)
  /// The option takes no value and there is one.
  case unexpectedValue(String)
  /// The value is no whole number.
  case notANumber(option: String, value: String)
  /// The value is a number outside what is offered.
  case outOfRange(option: String, value: Int, range: ClosedRange<Int>)
}
