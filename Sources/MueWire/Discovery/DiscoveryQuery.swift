/// "Who has a table?", as it is asked of everybody around.
///
/// It is longer than any answer, so that nobody gains by having us send answers to others.
struct DiscoveryQuery: Hashable {
  /// The length of every question in bytes, and what no answer may pass.
  static let length = 512
  private static let head = Array("mue-find/1 ".utf8)
  /// What an answer must repeat: 16 bytes by chance, as 32 digits.
  let nonce: [UInt8]

  /// A new question.
  init() throws(WireFault) {
    let digits = Array("0123456789abcdef".utf8)
    nonce = try Randomness.bytes(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }

  /// Reads a question; nil when it is none.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.length, bytes.starts(with: Self.head) else { return nil }
    nonce = Array(bytes[Self.head.count..<Self.head.count + 32])
    let isPlain = nonce.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    guard isPlain, self.bytes == bytes else { return nil }
  }

  /// As it is sent.
  var bytes: [UInt8] {
    let text = Self.head + nonce
    return text + [UInt8](repeating: UInt8(ascii: " "), count: Self.length - text.count)
  }
}
