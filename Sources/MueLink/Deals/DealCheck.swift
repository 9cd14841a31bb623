import MueGame
import MueRules

/// The making of one deal, as a guest sees it, and whether it was honest.
struct DealCheck: Sendable {
  let hand: Int
  let seat: Int
  private let nonce: Hex
  private let making: DealMaking
  /// What the host has promised.
  let hostPromise: Hex
  private(set) var promises: [Hex?] = []
  /// Whether the guest had told its bytes for this hand before, and was asked for others.
  let isAgain: Bool

  init(
    hand: Int, seat: Int, nonce: Hex, hostPromise: Hex, making: DealMaking, isAgain: Bool = false
  ) {
    self.hand = hand
    self.seat = seat
    self.nonce = nonce
    self.hostPromise = hostPromise
    self.making = making
    self.isAgain = isAgain
  }

  /// The promise to make.
  var promise: Hex { making.promise(of: nonce, seat: seat, hand: hand) }

  /// Whether the guest has told its bytes.
  var isTold: Bool { !promises.isEmpty }

  /// What is told when all promises are known; nil when the own one, or the host's, is not among them.
  mutating func reveal(after promises: [Hex?]) -> Hex? {
    guard !isTold, promises.indices.contains(seat), promises[seat] == promise,
      promises.contains(hostPromise)
    else { return nil }
    self.promises = promises
    return nonce
  }

  /// The verdict on an opened hand that the guest has followed.
  func verdict(on opened: OpenedHand, seen: Observation?) -> DealVerdict {
    guard opened.record.hand == hand, promises.count == opened.nonces.count else {
      return making.verdict(on: opened, seen: seen)
    }
    // Without the own bytes it may be another deal than the one this was promised for: a host that was begun
    // anew asks anew, and asks who is there then.
    guard let taken = opened.nonces[seat] else {
      let verdict = making.verdict(on: opened, seen: seen)
      return verdict == .unseen ? .late : verdict
    }
    guard taken == nonce else { return .leftOut }
    var isAllThere = true
    for (place, promise) in promises.enumerated() {
      switch opened.nonces[place] {
      case let told?:
        guard promise == making.promise(of: told, seat: place, hand: hand) else {
          return .brokenPromise
        }
      case nil where promise == hostPromise: return .brokenPromise
      case nil: isAllThere = isAllThere && promise == nil
      }
    }
    let verdict = making.verdict(on: opened, seen: seen)
    guard verdict == .unseen else { return verdict }
    return isAllThere && !isAgain ? .fair : .late
  }
}

extension DealMaking {
  /// The verdict of a guest who promised nothing for the deal: whether it is that of the bytes
  /// that are told, and what was seen of it.
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

/// What a guest finds out about the deal of a hand that is over.
public enum DealVerdict: Hashable, Sendable {
  /// It came from everybody's contributions, the own one among them.
  case fair
  /// The guest was not there when it was made.
  case unseen
  /// Not all is in it that was promised, by the guest or by others: it came too late, or the host says so.
  case late
  /// Something else stands in the place of the own contribution.
  case leftOut
  /// Somebody told other bytes than were promised.
  case brokenPromise
  /// The contributions come to another deal.
  case otherDeal
  /// The cards in it are not those that the guest was given, or saw played.
  case otherCards

  /// Whether somebody has cheated; a line that breaks does no such thing.
  public var isDishonest: Bool {
    switch self {
    case .fair, .unseen, .late: false
    case .leftOut, .brokenPromise, .otherDeal, .otherCards: true
    }
  }
}

/// A hand that is over, opened for everybody: its record, and the contributions that its deal was made of.
public struct OpenedHand: Equatable, Sendable {
  /// The hand with all its cards.
  public let record: HandRecord
  /// What each seat gave to the deal; nil where nobody did.
  public let nonces: [Hex?]

  public init(record: HandRecord, nonces: [Hex?]) {
    self.record = record
    self.nonces = nonces
  }

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
    JSONObject([.init("hand", .object(record.object)), .init("nonces", .hexes(nonces))])
  }
}
