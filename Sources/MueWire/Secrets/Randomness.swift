import COpenSSL

/// Cryptographically secure random numbers from OpenSSL.
enum Randomness {
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
