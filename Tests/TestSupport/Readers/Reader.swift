/// A part of the program that reads bytes from outside: a file, a line from another program, keys.
///
/// Mutation tests and fuzzers run on the list of all readers.
public struct Reader: Sendable {
  /// Its name on the command line of a fuzzer and in reports.
  public let name: String
  /// Small valid inputs, from which others are derived.
  public let samples: [[UInt8]]
  /// Reads bytes; returns the result.
  ///
  /// Malformed bytes have a result, too: it never throws, and must never trap. If the value can be
  /// written, it is written and read again, and the result is `lost` if that changes it.
  public let reads: @Sendable ([UInt8]) -> Reading
  /// Reads bytes and writes their value anew, nil for malformed ones; nil if the program does not
  /// write such data.
  public let rewrites: (@Sendable ([UInt8]) -> [UInt8]?)?
  /// The maximum number of bytes that it accepts; nil if something else is limited, such as the
  /// number of waiting keys or the size of a file.
  public let limit: Int?
  /// An input of a given length, which is valid unless that length exceeds the limit.
  public let sized: @Sendable (Int) -> [UInt8]

  /// The result of reading.
  public enum Reading: Hashable, Sendable {
    case taken
    case refused
    /// The value changes when it is written and read again.
    case lost
  }

  /// A reader of data that the program does not write.
  init(
    _ name: String, samples: [[UInt8]], limit: Int?,
    sized: (@Sendable (Int) -> [UInt8])? = nil, taking: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.name = name
    self.samples = samples
    self.limit = limit
    self.sized = sized ?? Self.blanks(behind: samples)
    reads = { taking($0) ? .taken : .refused }
    rewrites = nil
  }

  /// A reader of data that the program also writes.
  init<Value: Equatable & SendableMetatype>(
    _ name: String, samples: [[UInt8]], limit: Int?,
    sized: (@Sendable (Int) -> [UInt8])? = nil,
    reading: @escaping @Sendable ([UInt8]) -> Value?,
    writing: @escaping @Sendable (Value) -> [UInt8]?
  ) {
    self.name = name
    self.samples = samples
    self.limit = limit
    self.sized = sized ?? Self.blanks(behind: samples)
    reads = { bytes in
      guard let value = reading(bytes) else { return .refused }
      guard let written = writing(value), reading(written) == value else { return .lost }
      return .taken
    }
    rewrites = { reading($0).flatMap(writing) }
  }

  /// The first sample with as many trailing blanks as needed.
  private static func blanks(behind samples: [[UInt8]]) -> @Sendable (Int) -> [UInt8] {
    { count in
      let sample = samples.first ?? []
      return sample + [UInt8](repeating: UInt8(ascii: " "), count: max(0, count - sample.count))
    }
  }

  public static let all: [Reader] = files + own + lines + linked + wire + [keyboard, sshdReport]

  /// The reader with a name; nil if there is none.
  public static func named(_ name: String) -> Reader? { all.first { $0.name == name } }
}
