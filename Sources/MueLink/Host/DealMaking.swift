import MueData

/// How a linked table agrees on a deal.
///
/// Everybody present contributes 32 random bytes, promised beforehand and revealed afterwards, so
/// that nobody can choose a deal, not even the host.
///
/// 1. The host promises its bytes by sending their digest; so does everybody else.
/// 2. The host sends all promises to everybody. From now on nobody can change anything.
/// 3. Everybody reveals their bytes to the host alone, which computes the deal's seed from them.
/// 4. After the hand the host reveals all bytes, and everybody checks the seed (`DealCheck`).
public struct DealMaking: Sendable {
  /// The SHA-256 digest of bytes.
  public typealias Digest = @Sendable ([UInt8]) -> [UInt8]

  let digest: Digest

  /// How many contributions a list of them can have: one of each seat, and that of a host without a
  /// seat.
  static func contributions(ofSeats seats: Int) -> ClosedRange<Int> { seats...seats + 1 }

  func promise(of nonce: Hex, seat: Int, hand: Int) -> Hex {
    Hex(digest(Array("mue-link/1 promise \(hand) \(seat) \(nonce.text)".utf8)))
  }

  /// The promise of the second bytes, from which the words to compare are derived.
  func wordsPromise(of nonce: Hex, seat: Int, hand: Int) -> Hex {
    Hex(digest(Array("mue-link/1 words \(hand) \(seat) \(nonce.text)".utf8)))
  }

  /// The seed that follows from the contributions, given by seat.
  func seed(of nonces: [Hex?], hand: Int) -> UInt64 {
    let given = nonces.map { $0?.text ?? "-" }.joined(separator: " ")
    let bytes = digest(Array("mue-link/1 deal \(hand) \(given)".utf8))
    return bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }
}
