import COpenSSL

/// Digests of bytes, from the library of the channel.
public enum Digest {
  /// SHA-256 (FIPS 180-4) of some bytes: 32 bytes.
  public static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: 32)
    SHA256(bytes, bytes.count, &digest)
    return digest
  }
}

/// Chance that nobody can foresee, from the library of the channel.
enum Randomness {
  /// So many random bytes.
  static func bytes(_ count: Int) throws(WireFault) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    guard RAND_bytes(&bytes, CInt(count)) == 1 else { throw .noChannel }
    return bytes
  }

  /// An evenly drawn number below a bound of at most 65,536.
  static func number(below bound: Int) throws(WireFault) -> Int {
    // What would make the first numbers likelier is thrown away.
    let even = 65_536 / bound * bound
    while true {
      let two = try bytes(2)
      let drawn = Int(two[0]) << 8 | Int(two[1])
      if drawn < even { return drawn % bound }
    }
  }
}
