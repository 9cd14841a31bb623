/// A 64-bit FNV-1a checksum, which distinguishes damaged bytes from intact ones.
///
/// It detects accidents, not malice. A matching checksum does not make a save trusted: every move
/// in it is replayed by the rules.
public enum Checksum {
  /// The checksum of bytes, as 16 hexadecimal digits.
  public static func text(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash.digits(atLeast: 16, radix: 16)
  }
}

extension BinaryInteger {
  /// The digits of a number that is not negative, padded with zeros to at least `least` digits.
  public func digits(atLeast least: Int, radix: Int = 10) -> String {
    let digits = String(self, radix: radix)
    return String(repeating: "0", count: max(0, least - digits.count)) + digits
  }
}
