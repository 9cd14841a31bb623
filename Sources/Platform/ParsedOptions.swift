import CPlatform
import Synchronization

/// The options found on a command line, and the other words.
public struct ParsedOptions: Hashable, Sendable {
  /// The words that are not options, in order.
  public internal(set) var words: [String] = []
  private var values: [String: String] = [:]

  /// Whether an option was given.
  public func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option, the last one if it was given several times; nil if it was not given.
  public func value(of name: String) -> String? { values[name] }

  /// The value of an option as a whole number within a range; nil if it was not given.
  ///
  /// - Throws: `notANumber`, `tooLarge` or `outOfRange`.
  public func number(
    of name: String, in range: ClosedRange<Int>
  ) throws(OptionError) -> Int? {
    guard let value = values[name] else { return nil }
    guard let number = Int(value) else { throw Self.notRead(value, of: name) }
    guard range.contains(number) else {
      throw .outOfRange(option: name, value: number, range: range)
    }
    return number
  }

  /// The value of an option as a 64-bit number; nil if it was not given.
  ///
  /// - Throws: `notANumber` or `tooLarge`.
  public func seed(of name: String) throws(OptionError) -> UInt64? {
    guard let value = values[name] else { return nil }
    guard let number = UInt64(value) else { throw Self.notRead(value, of: name) }
    return number
  }

  private static func notRead(_ value: String, of option: String) -> OptionError {
    let isNumber = !value.isEmpty && value.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isNumber
      ? .tooLarge(option: option, value: value) : .notANumber(option: option, value: value)
  }

  mutating func set(_ name: String, _ value: String) { values[name] = value }
}
