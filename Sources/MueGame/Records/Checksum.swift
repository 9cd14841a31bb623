/// A number that tells damaged bytes from whole ones: 64-bit FNV-1a.
///
/// It is there to notice damage by chance, not by intent. A save is not believed because its
/// checksum fits: every move in it is played again by the rules.
public enum Checksum {
  /// The checksum of some bytes, as 16 hexadecimal digits.
  public static func text(of bytes: some Sequence<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return hash.digits(atLeast: 16, radix: 16)
  }
}
