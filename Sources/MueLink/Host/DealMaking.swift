import MueData
import MueGame
import MueRules

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

/// A guest's verdict on the deal of a finished hand.
public enum DealVerdict: Hashable, Sendable {
  /// It was made from everybody's contributions, including the guest's own.
  case fair
  /// The guest watches, or was not at the table yet.
  case unseen
  /// It was made while the guest's connection was lost.
  case absent
  /// The guest was at the table, but nobody asked it for a contribution.
  case notAsked
  /// The guest was asked for another contribution after it had revealed the first.
  case askedAgain
  /// A seat's promised contribution, the guest's own or another's, is missing: it was late, or the
  /// host says so.
  case missing(seat: Int)
  /// The guest's contribution has been replaced by another.
  case leftOut
  /// Somebody revealed bytes that differ from the promised ones.
  case brokenPromise
  /// The contributions yield a different deal.
  case otherDeal
  /// The cards are not those that the guest was dealt or saw played.
  case otherCards

  /// Whether somebody has cheated; a lost connection is not cheating.
  public var isDishonest: Bool {
    switch self {
    case .fair, .unseen, .absent, .notAsked, .askedAgain, .missing: false
    case .leftOut, .brokenPromise, .otherDeal, .otherCards: true
    }
  }

  /// Whether the host could have chosen the deal, so that the guest's person must be told.
  var isDoubtful: Bool { self != .fair && self != .unseen }
}

/// A finished hand, opened for everybody: its record, and the contributions to its deal.
public struct OpenedHand: Equatable, Sendable {
  let record: HandRecord
  /// Each seat's contribution to the deal; nil where there is none.
  let nonces: [Hex?]
}

extension OpenedHand {
  init(_ object: JSONObject) throws(JSONFault) {
    let hand = try object.need("hand", \.object)
    do {
      record = try HandRecord(checking: hand.text.utf8)
    } catch {
      throw .badValue("hand")
    }
    guard record.round.score != nil, record.hand != nil else { throw .badValue("hand") }
    nonces = try object.digests("nonces")
    guard nonces.count == record.round.players.number else { throw .badValue("nonces") }
  }

  var object: JSONObject {
    ["hand": record.object, "nonces": nonces.map(\.orNull)]
  }
}
