/// The options found on a command line, and the words that are none.
public struct ParsedOptions: Hashable, Sendable {
  /// The words that are no options, in order.
  public internal(set) var words: [String] = []
  private var values: [String: String] = [:]

  init() {}

  /// Whether an option was given.
  public func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option, the last one if it was given more than once; nil if it was not given.
  public func value(of name: String) -> String? { values[name] }

  /// The value of an option as a whole number within a range; nil if it was not given.
  ///
  /// Throws `notANumber` and `outOfRange`.
  public func number(
    of name: String, in range: ClosedRange<Int>
  ) throws(OptionError) -> Int? {
    guard let value = values[name] else { return nil }
    guard let number = Int(value) else { throw .notANumber(option: name, value: value) }
    guard range.contains(number) else {
      throw .outOfRange(option: name, value: number, range: range)
    }
    return number
  }

  /// The value of an option as a number of 64 bits; nil if it was not given, throws `notANumber`.
  public func seed(of name: String) throws(OptionError) -> UInt64? {
    guard let value = values[name] else { return nil }
    guard let number = UInt64(value) else { throw .notANumber(option: name, value: value) }
    return number
  }

  mutating func set(_ name: String, _ value: String) { values[name] = value }
}
