/// A query for tables, broadcast on the local network.
///
/// It is longer than any reply, so that hosts cannot be used to amplify traffic.
struct DiscoveryQuery: Hashable {
  /// The length of every query in bytes, and the limit of a reply.
  static let length = 512
  private static let head = Array("mue-find/1 ".utf8)
  /// 16 random bytes as 32 hexadecimal digits, which the reply must repeat.
  let nonce: [UInt8]

  init() throws(WireFault) {
    let digits = Array("0123456789abcdef".utf8)
    nonce = try Randomness.bytes(16).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
  }

  /// Reads a query; nil if the bytes are not one.
  init?(_ bytes: [UInt8]) {
    guard bytes.count == Self.length, bytes.starts(with: Self.head) else { return nil }
    nonce = Array(bytes[Self.head.count..<Self.head.count + 32])
    let isPlain = nonce.allSatisfy { byte in
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
    guard isPlain, self.bytes == bytes else { return nil }
  }

  var bytes: [UInt8] {
    let text = Self.head + nonce
    return text + [UInt8](repeating: UInt8(ascii: " "), count: Self.length - text.count)
  }
}
