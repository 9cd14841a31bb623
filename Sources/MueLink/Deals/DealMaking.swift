import MueRules

/// How the deals of a linked table come about: everybody present gives 32 random bytes, promised before
/// and told after, so that nobody can choose a deal, the host included.
///
/// 1. The host promises its bytes by telling their digest; so does everybody else.
/// 2. The host tells all promises to all. Nobody can change anything any more.
/// 3. Everybody tells the bytes to the host alone, which makes the deal's seed of them.
/// 4. After the hand the host tells all bytes, and everybody reckons again (`DealCheck`).
public struct DealMaking: Sendable {
  /// SHA-256 of some bytes.
  public typealias Digest = @Sendable ([UInt8]) -> [UInt8]

  let digest: Digest

  /// Deals made with a digest function, which must be SHA-256.
  public init(digest: @escaping Digest) { self.digest = digest }

  /// The promise of a seat's contribution to a hand.
  func promise(of nonce: Hex, seat: Int, hand: Int) -> Hex {
    Hex(digest(Array("mue-link/1 promise \(hand) \(seat) \(nonce.text)".utf8)))
  }

  /// The seed that contributions come to, one a seat.
  func seed(of nonces: [Hex?], hand: Int) -> UInt64 {
    let given = nonces.map { $0?.text ?? "-" }.joined(separator: " ")
    let bytes = digest(Array("mue-link/1 deal \(hand) \(given)".utf8))
    return bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
