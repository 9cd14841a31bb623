import Platform

/// The lines of a file that the command line names.
struct InputLines {
  /// The most bytes of a file: the records of more than 100,000 hands.
  static let limit = 256 << 20

  private let bytes: [UInt8]

  /// Reads a file, or standard input for `-`.
  ///
  /// - Throws: `cannotRead`, also for a file that is too large.
  init(_ file: String) throws(ArenaError) {
    do throws(SystemError) {
      let source = file == "-" ? .standardInput : try ByteSource(file)
      bytes = try source.whole(upTo: Self.limit)
    } catch {
      throw .cannotRead(file: file)
    }
  }

  /// Passes every line that is not empty to `body`, with its number counted from 1.
  ///
  /// - Throws: The first error of `body`.
  func read(
    _ body: (_ number: Int, _ line: ArraySlice<UInt8>) throws(ArenaError) -> Void
  ) throws(ArenaError) {
    var rest = bytes[...]
    var number = 0
    while !rest.isEmpty {
      let line = rest.prefix { $0 != 10 }
      rest = rest.dropFirst(line.count + 1)
      number += 1
      if !line.isEmpty { try body(number, line) }
    }
  }
}
