/// Something of the program that reads bytes from outside: a file, a line of another program, keys.
///
/// The list of all of them is what mutations and fuzzers are let loose on.
public struct Reader: Sendable {
  /// What it is called on the command line of a fuzzer, and in a report.
  public let name: String
  /// Small inputs that are right, for others to be made from.
  public let samples: [[UInt8]]
  /// Reads some bytes; what came of it.
  ///
  /// Malformed bytes have an answer too: it never throws, and must never trap. Where
  /// what was read can be written, it is written and read again, and it is `lost` when that
  /// brought something else.
  public let reads: @Sendable ([UInt8]) -> Reading
  /// The most bytes it takes; nil where something else is bounded: the keys that wait, the size of a file.
  public let limit: Int?
  /// An input of so many bytes with which nothing is wrong but, beyond the limit, its length.
  public let sized: @Sendable (Int) -> [UInt8]

  /// What came of reading.
  public enum Reading: Hashable, Sendable {
    case taken
    case refused
    /// What was taken does not come back when it is written and read again.
    case lost
  }

  /// A reader of something that is not written by the program.
  init(
    _ name: String, samples: [[UInt8]], limit: Int?,
    sized: (@Sendable (Int) -> [UInt8])? = nil, taking: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.name = name
    self.samples = samples
    self.limit = limit
    self.sized = sized ?? Self.blanks(behind: samples)
    reads = { taking($0) ? .taken : .refused }
  }

  /// A reader of something that the program writes as well.
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
  }

  /// The first sample with as many blanks behind it as it takes.
  private static func blanks(behind samples: [[UInt8]]) -> @Sendable (Int) -> [UInt8] {
    { count in
      let sample = samples.first ?? []
      return sample + [UInt8](repeating: UInt8(ascii: " "), count: max(0, count - sample.count))
    }
  }

  /// All of them.
  public static let all: [Reader] = files + own + lines + linked + wire + [keyboard]

  /// The reader of a name; nil when there is none.
  public static func named(_ name: String) -> Reader? { all.first { $0.name == name } }
}
