import CPlatform
import Synchronization

/// Reads a command line by the options that a program declares.
///
/// It uses `getopt_long` of the C library, so options behave as in other programs: `--name value`,
/// `--name=value`, `-n value`, unambiguous beginnings of names, options after other words, and `--`
/// as the end of options.
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

  /// The letters in the format of `getopt`; the colon at the front makes it report a missing value
  /// as such.
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

/// Words in the format of C: each ends with a zero, the list with a null pointer, and `getopt` may
/// reorder it.
final class CStrings {
  /// Pointers to the words, in the order that `getopt` has left.
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
