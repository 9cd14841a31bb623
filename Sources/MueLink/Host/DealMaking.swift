import MueData
import MueGame
import MueRules

/// How a linked table agrees on a deal.
///
/// Everybody present contributes 32 random bytes, promised before and revealed after, so that
/// nobody can choose a deal, the host included.
///
/// 1. The host promises its bytes by sending their digest; so does everybody else.
/// 2. The host sends all promises to all. From now on nobody can change anything.
/// 3. Everybody reveals their bytes to the host alone, which computes the deal's seed from them.
/// 4. After the hand the host reveals all bytes, and everybody checks the seed (`DealCheck`).
public struct DealMaking: Sendable {
  /// The SHA-256 digest of bytes.
  public typealias Digest = @Sendable ([UInt8]) -> [UInt8]

  let digest: Digest

  func promise(of nonce: Hex, seat: Int, hand: Int) -> Hex {
    Hex(digest(Array("mue-link/1 promise \(hand) \(seat) \(nonce.text)".utf8)))
  }

  /// The promise of the second bytes, from which the words to compare follow.
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

/// The agreement on one deal, as the host conducts it.
struct DealAgreement: Sendable {
  let hand: Int
  /// The seats that are asked for a contribution; the host's own is not among them.
  private(set) var asked: Set<Int> = []
  private(set) var promises: [Hex?]
  /// The contributions so far, by seat.
  private(set) var nonces: [Hex?]
  private(set) var isPromised = false
  private let making: DealMaking
  /// When the seats that have not answered are left out.
  var deadline: Duration

  /// The time that guests have for each of the two steps.
  static let patience = Duration.seconds(5)

  init(
    hand: Int, seats: Int, host: Int, nonce: Hex, making: DealMaking, now: Duration
  ) {
    self.hand = hand
    self.making = making
    promises = Array(repeating: nil, count: seats)
    nonces = promises
    promises[host] = making.promise(of: nonce, seat: host, hand: hand)
    nonces[host] = nonce
    deadline = now + Self.patience
  }

  var isStepDone: Bool { awaited.isEmpty }

  var awaited: [Int] {
    asked.filter { (isPromised ? nonces[$0] : promises[$0]) == nil }.sorted()
  }

  /// Asks a person for a promise, or one who has come back for the promised bytes, unless it is too
  /// late.
  mutating func ask(_ seat: Int, isBack: Bool) {
    if !isPromised {
      promises[seat] = nil
    } else if !isBack || promises[seat] == nil || nonces[seat] != nil {
      return
    }
    asked.insert(seat)
  }

  mutating func promise(_ promise: Hex, of seat: Int) {
    guard !isPromised, asked.contains(seat), promises[seat] == nil else { return }
    promises[seat] = promise
  }

  mutating func tell(_ nonce: Hex, of seat: Int) {
    guard isPromised, asked.contains(seat), nonces[seat] == nil,
      making.promise(of: nonce, seat: seat, hand: hand) == promises[seat]
    else { return }
    nonces[seat] = nonce
  }

  /// Ends the first step; returns the promises to send to all.
  mutating func closePromises(at now: Duration) -> [Hex?] {
    asked = asked.filter { promises[$0] != nil }
    isPromised = true
    deadline = now + Self.patience
    return promises
  }

  /// Stops waiting for a seat whose person has gone.
  mutating func leaveOut(_ seat: Int) { asked.remove(seat) }

  /// The seed, once no seat is waited for; a promise that was not kept counts as none.
  var seed: UInt64 { making.seed(of: nonces, hand: hand) }
}

/// The agreement on one deal, as a guest sees it, with the check whether it was honest.
struct DealCheck: Sendable {
  let hand: Int
  let seat: Int
  private let nonce: Hex
  private let making: DealMaking
  let hostPromise: Hex
  private(set) var promises: [Hex?] = []
  private let seats: Int

  init(hand: Int, seat: Int, of seats: Int, nonce: Hex, hostPromise: Hex, making: DealMaking) {
    self.hand = hand
    self.seat = seat
    self.seats = seats
    self.nonce = nonce
    self.hostPromise = hostPromise
    self.making = making
  }

  var promise: Hex { making.promise(of: nonce, seat: seat, hand: hand) }

  /// Whether the guest has revealed its bytes.
  var isTold: Bool { !promises.isEmpty }

  /// The bytes to reveal once all promises are known, one for each seat; nil if the guest's own
  /// promise, or the host's, is missing.
  mutating func reveal(after promises: [Hex?]) -> Hex? {
    guard !isTold, promises.count == seats, promises[seat] == promise,
      promises.contains(hostPromise)
    else { return nil }
    self.promises = promises
    return nonce
  }

  /// The verdict on an opened hand, given what the guest saw of it.
  func verdict(on opened: OpenedHand, seen: Observation?) -> DealVerdict {
    let verdict = making.verdict(on: opened, seen: seen)
    guard opened.record.hand == hand, isTold else { return verdict }
    // Without the guest's own bytes it may be another deal than the one promised for: a restarted
    // host asks again, and only those who are present then.
    guard let taken = opened.nonces[seat] else {
      return verdict == .unseen ? .missing(seat: seat) : verdict
    }
    guard taken == nonce else { return .leftOut }
    var missing: Int?
    for (index, promise) in promises.enumerated() {
      switch opened.nonces[index] {
      case let told?:
        guard promise == making.promise(of: told, seat: index, hand: hand) else {
          return .brokenPromise
        }
      case nil where promise == hostPromise: return .brokenPromise
      case nil: if promise != nil { missing = missing ?? index }
      }
    }
    guard verdict == .unseen else { return verdict }
    return missing.map { .missing(seat: $0) } ?? .fair
  }
}

extension DealMaking {
  /// The verdict of a guest who promised nothing for the deal: whether the deal follows from the
  /// revealed bytes, and matches what the guest saw.
  func verdict(on opened: OpenedHand, seen: Observation?) -> DealVerdict {
    let (round, number) = (opened.record.round, opened.record.hand ?? 0)
    if opened.nonces.contains(where: { $0 != nil }) {
      let seed = seed(of: opened.nonces, hand: number)
      let deal = Deal(players: round.players, seed: seed, variant: round.rules.variant)
      let isSame = deal.texts == round.deal.texts
      guard opened.record.seed == String(seed), isSame else { return .otherDeal }
    }
    if let seen {
      let dealt = round.deal.hands[seen.seat].text
      if !seen.isWatching, seen.dealt.text != dealt { return .otherCards }
      if seen.publicState.score != nil,
        seen.publicState.moves.map(\.text) != round.publicState.moves.map(\.text)
      {
        return .otherCards
      }
    }
    return .unseen
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
  /// The guest was at the table, and nobody asked it for a contribution.
  case notAsked
  /// The guest was asked for another contribution after it had revealed the first.
  case askedAgain
  /// A seat's promised contribution, the guest's own or another, is missing: it came too late, or
  /// the host says so.
  case missing(seat: Int)
  /// Another contribution is in place of the guest's own.
  case leftOut
  /// Somebody revealed other bytes than they had promised.
  case brokenPromise
  /// The contributions yield another deal.
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

  /// Whether the host could have chosen the deal, so that the guest's person must know.
  var isDoubtful: Bool { self != .fair && self != .unseen }
}

/// A finished hand, opened for everybody: its record, and the contributions to its deal.
public struct OpenedHand: Equatable, Sendable {
  let record: HandRecord
  /// Each seat's contribution to the deal; nil where there is none.
  let nonces: [Hex?]
}

extension OpenedHand {
  init(_ object: JSONObject, _ known: [Rules]) throws(JSONFault) {
    let hand = try object.need("hand", \.object)
    do {
      record = try HandRecord(checking: hand.text.utf8, knowing: known)
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
