import MueRules

/// Turns valid bytes into malformed ones.
public struct Mutator {
  private var generator: SeededGenerator

  /// A mutator whose changes depend on a generator.
  public init(_ generator: SeededGenerator) { self.generator = generator }

  /// Bytes that are known to cause trouble.
  private static let poison: [[UInt8]] =
    [
      "\"", "\\", "{", "}", "[", "]", ",", ":", "null", "-", "-1", "0", "99999999999999999999",
      "9223372036854775807", "-9223372036854775808", "1e400", "1.5", "NaN", "true", "\\u0000",
      "\\u001b[2J", "\\ud800", "\u{1B}", "\u{202E}", "\u{200B}", "e\u{301}\u{301}\u{301}\u{301}",
      "\u{9B}", "\n", "\"version\": 2, ", "\"players\": 7,",
    ].map { Array($0.utf8) } + [
      [0], [0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], [0x80],
      Array(repeating: UInt8(ascii: "["), count: 600),
      Array(repeating: UInt8(ascii: "9"), count: 400),
      Array(repeating: UInt8(ascii: "a"), count: 3000),
    ]

  /// Bytes made from samples by one to four changes.
  public mutating func bytes(from samples: [[UInt8]]) -> [UInt8] {
    guard !samples.isEmpty else { return [] }
    var bytes = samples[generator.below(samples.count)]
    for _ in 0...generator.below(4) { change(&bytes, samples) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8], _ samples: [[UInt8]]) {
    let offset = generator.below(bytes.count + 1)
    let length = generator.below(min(40, bytes.count - offset) + 1)
    let part = offset..<offset + length
    switch generator.below(8) {
    case 0 where offset < bytes.count: bytes[offset] ^= 1 << UInt8(generator.below(8))
    case 1 where offset < bytes.count: bytes[offset] = UInt8(generator.below(256))
    case 2: bytes.removeSubrange(part)
    case 3: bytes.removeSubrange(offset...)
    case 4: bytes.insert(contentsOf: bytes[part], at: offset)
    case 5:
      let other = samples[generator.below(samples.count)]
      bytes.replaceSubrange(offset..., with: other.dropFirst(generator.below(other.count + 1)))
    case 6: bytes.replaceSubrange(part, with: Self.poison[generator.below(Self.poison.count)])
    default: bytes.insert(contentsOf: Self.poison[generator.below(Self.poison.count)], at: offset)
    }
  }
}
