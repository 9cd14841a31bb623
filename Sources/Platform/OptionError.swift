import CPlatform
import Synchronization

/// A fault in the words of a command line, with the evidence but without a sentence.
public enum OptionError: Error, Hashable, Sendable {
  /// No option has this name, which is given as typed.
  case unknown(String)
  case missingValue(String)
  case unexpectedValue(String)
  case notANumber(option: String, value: String)
  /// The value is a whole number with more digits than any valid one.
  case tooLarge(option: String, value: String)
  case outOfRange(option: String, value: Int, range: ClosedRange<Int>)
}
