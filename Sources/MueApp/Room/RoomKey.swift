import MueData
import MueWire

/// The public key by which somebody is known in a card room.
struct RoomKey: Hashable {
  /// The kind of key, such as `ssh-ed25519`.
  let type: String
  /// The key as SSH transmits it (RFC 4253, section 6.6): its type, then its numbers.
  let blob: [UInt8]

  /// Reads a type and a key in Base64; nil if they are malformed or do not belong together.
  init?(type: some StringProtocol, base64: some StringProtocol) {
    guard let blob = [UInt8](base64: base64) else { return nil }
    let name = Array(type.utf8)
    let length = blob.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    guard !name.isEmpty, blob.count > 4 + name.count, length == name.count,
      Array(blob[4..<(4 + length)]) == name
    else { return nil }
    self.type = String(type)
    self.blob = blob
  }

  /// The SHA-256 digest of the blob, which tells keys apart.
  var digest: Hex { Hex(Digest.sha256(blob)) }
}

extension [UInt8] {
  /// Reads Base64 (RFC 4648, section 4) in the one form in which it is written; nil for anything
  /// else.
  fileprivate init?(base64 text: some StringProtocol) {
    let signs = Array(text.utf8)
    let padding = signs.reversed().prefix { $0 == UInt8(ascii: "=") }.count
    guard !signs.isEmpty, signs.count % 4 == 0, padding < 3 else { return nil }
    var bytes: [UInt8] = []
    var bits = 0
    var count = 0
    for sign in signs.dropLast(padding) {
      guard let value = Self.value(sign) else { return nil }
      bits = bits << 6 | value
      count += 6
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
      bits &= 1 << count - 1
    }
    guard bits == 0 else { return nil }
    self = bytes
  }

  private static func value(_ sign: UInt8) -> Int? {
    switch sign {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(sign) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(sign) - 71
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(sign) + 4
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
