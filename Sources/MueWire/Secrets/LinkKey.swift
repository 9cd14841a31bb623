import COpenSSL

/// The key that both ends of a line must have before they meet: 32 bytes.
struct LinkKey: Hashable, Sendable {
  static let count = 32
  let bytes: [UInt8]

  /// A key that nobody has.
  static func nobodys() throws(WireFault) -> LinkKey { LinkKey(bytes: try Randomness.bytes(count)) }

  /// The key that follows from some words: slowly, so that trying many costs much.
  ///
  /// scrypt (RFC 7914) with 32 MB and a salt that names the protocol and the seat.
  static func stretched(_ words: String, salt: String) throws(WireFault) -> LinkKey {
    let bytes = try scrypt(
      Array(words.utf8), salt: Array(salt.utf8), cost: 32_768, blocks: 8, lanes: 1)
    return LinkKey(bytes: bytes)
  }

  /// RFC 7914's function with its N, r and p.
  static func scrypt(
    _ secret: [UInt8], salt: [UInt8], cost: UInt64, blocks: UInt64, lanes: UInt64,
    count: Int = LinkKey.count
  ) throws(WireFault) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: count)
    let memory = 128 * blocks * (cost + lanes) + (1 << 20)
    let done = secret.withUnsafeBytes { secret in
      EVP_PBE_scrypt(
        secret.bindMemory(to: CChar.self).baseAddress, secret.count, salt, salt.count, cost, blocks,
        lanes, memory, &key, count)
    }
    guard done == 1 else { throw .noChannel }
    return key
  }
}
