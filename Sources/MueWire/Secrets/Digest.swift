import COpenSSL

/// Digests computed by OpenSSL.
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
