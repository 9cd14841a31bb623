import COpenSSL

/// A secret that admits a person to a seat.
public enum SeatSecret: Hashable, Sendable {
  /// A code that the host gives to one person, valid once.
  case code(SeatCode)
  case token(SeatToken)

  /// The identity sent in the clear at the start of a handshake.
  var identity: SeatIdentity {
    switch self {
    case .code(let code): SeatIdentity(seat: code.seat, way: .code)
    case .token(let token): SeatIdentity(seat: token.seat, way: .token)
    }
  }

  /// Derives the key of the connection; for a code this deliberately takes a tenth of a second.
  func key() throws(WireFault) -> LinkKey {
    switch self {
    case .code(let code): try .stretched(code.text, salt: identity.text)
    case .token(let token): token.key
    }
  }
}

/// 32 random bytes that let a person return to a seat without typing, as often as needed.
public struct SeatToken: Hashable, Sendable {
  let seat: Int
  let key: LinkKey

  /// A token from known bytes; nil unless there are 32 of them and the seat exists.
  public init?(seat: Int, bytes: [UInt8]) {
    guard (0..<SeatCode.seats).contains(seat), bytes.count == LinkKey.count else { return nil }
    self.seat = seat
    key = LinkKey(bytes: bytes)
  }

  public var bytes: [UInt8] { key.bytes }
}

/// A seat and a kind of secret, sent in the clear at the start of a handshake.
struct SeatIdentity: Hashable, Sendable {
  enum Way: String, CaseIterable, Sendable {
    case code = "seat"
    case token = "back"
  }

  let seat: Int
  let way: Way

  /// The bytes that are sent.
  ///
  /// They include the name of the protocol, so that another version finds no key.
  var text: String { "mue-link/1 \(way.rawValue) \(seat)" }

  static let all: [SeatIdentity] = Way.allCases.flatMap { way in
    (0..<SeatCode.seats).map { SeatIdentity(seat: $0, way: way) }
  }
}

extension SeatIdentity {
  /// The identity that the bytes spell; nil if they spell none.
  init?(_ bytes: some Collection<UInt8>) {
    guard let found = Self.all.first(where: { $0.text.utf8.elementsEqual(bytes) }) else {
      return nil
    }
    self = found
  }
}

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
