import CPlatform
import Synchronization

/// Reads a command line by the options that a program declares.
///
/// It uses `getopt_long` of the C library, so that options behave as everywhere else: `--name
/// value`, `--name=value`, `-n value`, unambiguous beginnings of names, options after other words,
/// and `--` as the end of options.
///
/// ```swift
/// let parser = OptionParser([OptionSpec("seed", letter: "s", takesValue: true)])
/// let options = try parser.parse(["play", "--seed=42"])
/// let seed = try options.seed(of: "seed")  // 42
/// let words = options.words  // ["play"]
/// ```
public struct OptionParser: Sendable {
  private let options: [OptionSpec]

  /// `getopt_long` keeps its state in global variables, so one command line is read at a time.
  private static let turn = Mutex(())
  /// Long options are reported as numbers beyond all letters.
  private static let firstAnswer: Int32 = 0x1000

  public init(_ options: [OptionSpec]) { self.options = options }

  /// Reads the arguments, without the program's own name.
  ///
  /// - Throws: `unknown`, `missingValue` or `unexpectedValue` for the first option that is wrong.
  public func parse(_ arguments: [String]) throws(OptionError) -> ParsedOptions {
    let result: Result<ParsedOptions, OptionError> = Self.turn.withLock { _ in
      do throws(OptionError) {
        return .success(try read(arguments))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private func read(_ arguments: [String]) throws(OptionError) -> ParsedOptions {
    let words = CStrings(["program"] + arguments)
    let names = CStrings(options.map(\.name))
    defer {
      words.free()
      names.free()
    }
    let table =
      options.indices.map { index in
        option(
          name: names.pointers[index], has_arg: options[index].takesValue ? 1 : 0, flag: nil,
          val: Self.firstAnswer + Int32(index))
      } + [option()]
    platform_option_restart()
    return try walk(words, table)
  }

  private func walk(_ words: CStrings, _ table: [option]) throws(OptionError) -> ParsedOptions {
    var parsed = ParsedOptions()
    let count = Int32(words.count)
    while true {
      let answer = words.withPointers { platform_option_next(count, $0, letters, table) }
      if answer == -1 { break }
      guard let spec = spec(of: answer) else {
        throw error(answer, word: words.text(at: Int(platform_option_index()) - 1))
      }
      parsed.set(spec.name, platform_option_argument().map { String(cString: $0) } ?? "")
    }
    parsed.words = (Int(platform_option_index())..<words.count).map(words.text(at:))
    return parsed
  }

  /// The letters as `getopt` expects them; the colon in front makes it report a missing value as
  /// such.
  private var letters: String {
    options.reduce(":") { letters, option in
      letters + (option.letter.map { "\($0)\(option.takesValue ? ":" : "")" } ?? "")
    }
  }

  private func spec(of answer: Int32) -> OptionSpec? {
    if answer >= Self.firstAnswer { return options[Int(answer - Self.firstAnswer)] }
    return options.first { $0.letter?.asciiValue.map(Int32.init) == answer }
  }

  private func error(_ answer: Int32, word: String) -> OptionError {
    let culprit = platform_option_culprit()
    let known = spec(of: culprit)
    if answer == Int32(UInt8(ascii: ":")) { return .missingValue(known?.name ?? word) }
    if let known, culprit >= Self.firstAnswer { return .unexpectedValue(known.name) }
    let letter = UInt8(exactly: culprit).map { Character(UnicodeScalar($0)) }
    return .unknown(culprit == 0 ? word : letter.map { "-\($0)" } ?? word)
  }
}

/// One option that a program understands: `--name`, with or without a value.
public struct OptionSpec: Hashable, Sendable {
  /// The long name, without the dashes.
  public let name: String
  /// The letter with the same meaning, if there is one.
  public let letter: Character?
  let takesValue: Bool

  /// An option; a letter that is not an ASCII letter or digit is ignored.
  public init(_ name: String, letter: Character? = nil, takesValue: Bool = false) {
    self.name = name
    self.letter = letter.flatMap {
      $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : nil
    }
    self.takesValue = takesValue
  }
}

/// Words in the form that C expects: each ends with a zero, the list with a null pointer, and
/// `getopt` may reorder it.
final class CStrings {
  /// The words' first bytes, in the order that `getopt` has left.
  private(set) var pointers: [UnsafeMutablePointer<CChar>?]

  init(_ words: [String]) {
    pointers =
      words.map { word in
        let bytes = word.utf8CString
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count)
        copy.initialize(from: Array(bytes), count: bytes.count)
        return copy
      } + [nil]
  }

  var count: Int { pointers.count - 1 }

  func free() {
    for pointer in pointers { pointer?.deallocate() }
  }

  /// A word; empty beyond the last.
  func text(at index: Int) -> String {
    guard pointers.indices.contains(index), let pointer = pointers[index] else { return "" }
    return String(cString: pointer)
  }

  func withPointers<Result>(
    _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Result
  ) -> Result {
    pointers.withUnsafeMutableBufferPointer { body($0.baseAddress) }
  }
}

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

/// A fault in the words of a command line, with the evidence and without a sentence.
public enum OptionError: Error, Hashable, Sendable {
  /// No option has this name, which is given as typed.
  case unknown(String)
  case missingValue(String)
  case unexpectedValue(String)
  case notANumber(option: String, value: String)
  /// The value is a whole number with more digits than any range has.
  case tooLarge(option: String, value: String)
  case outOfRange(option: String, value: Int, range: ClosedRange<Int>)
}
