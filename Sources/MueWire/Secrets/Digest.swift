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
