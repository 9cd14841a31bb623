import COpenSSL

/// The pre-shared key of a connection, 32 bytes.
struct LinkKey: Hashable, Sendable {
  static let count = 32
  let bytes: [UInt8]

  static func nobodys() throws(WireFault) -> LinkKey { LinkKey(bytes: try Randomness.bytes(count)) }

  /// Derives a key from words, slowly, so that trying many is expensive.
  ///
  /// It is scrypt (RFC 7914) with 32 MB and a salt that contains the protocol and the seat.
  static func stretched(_ words: String, salt: String) throws(WireFault) -> LinkKey {
    let bytes = try scrypt(
      Array(words.utf8), salt: Array(salt.utf8), cost: 32_768, blocks: 8, lanes: 1)
    return LinkKey(bytes: bytes)
  }

  /// The function of RFC 7914 with its N, r and p.
  static func scrypt(
    _ secret: [UInt8], salt: [UInt8], cost: UInt64, blocks: UInt64, lanes: UInt64,
    count: Int = LinkKey.count
  ) throws(WireFault) -> [UInt8] {
    var key = [UInt8](repeating: 0, count: count)
    let memory = 128 * blocks * (cost + lanes) + (1 << 20)
    let openSSL = try OpenSSL.load()
    let done = secret.withUnsafeBytes { secret in
      openSSL.pointee.EVP_PBE_scrypt(
        secret.bindMemory(to: CChar.self).baseAddress, secret.count, salt, salt.count, cost, blocks,
        lanes, memory, &key, count)
    }
    guard done == 1 else { throw .noChannel }
    return key
  }
}
