import COpenSSL

/// Digests, by OpenSSL.
public enum Digest {
  /// The SHA-256 digest (FIPS 180-4), 32 bytes.
  public static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    guard let openSSL = try? OpenSSL.load() else {
      preconditionFailure("a table is opened or joined first, which fails without OpenSSL")
    }
    var digest = [UInt8](repeating: 0, count: 32)
    _ = openSSL.pointee.SHA256(bytes, bytes.count, &digest)
    return digest
  }
}

/// Cryptographically secure random numbers, by OpenSSL.
enum Randomness {
  /// A number of random bytes.
  static func bytes(_ count: Int) throws(WireFault) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    guard try OpenSSL.load().pointee.RAND_bytes(&bytes, CInt(count)) == 1 else { throw .noChannel }
    return bytes
  }

  /// A uniformly distributed number below a bound of at most 65,536.
  static func number(below bound: Int) throws(WireFault) -> Int {
    // Values beyond a multiple of the bound are rejected, since they would make low numbers more
    // likely.
    let even = 65_536 / bound * bound
    while true {
      let two = try bytes(2)
      let drawn = Int(two[0]) << 8 | Int(two[1])
      if drawn < even { return drawn % bound }
    }
  }
}
