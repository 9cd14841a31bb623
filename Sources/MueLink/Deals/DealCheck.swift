import MueRules
import MueTable

/// The making of one deal, as a guest sees it, and whether it was honest.
struct DealCheck: Sendable {
  let hand: Int
  let seat: Int
  private let nonce: Hex
  private let making: DealMaking
  /// What the host has promised.
  let hostPromise: Hex
  private(set) var promises: [Hex?] = []

  init(hand: Int, seat: Int, nonce: Hex, hostPromise: Hex, making: DealMaking) {
    self.hand = hand
    self.seat = seat
    self.nonce = nonce
    self.hostPromise = hostPromise
    self.making = making
  }

  /// The promise to make.
  var promise: Hex { making.promise(of: nonce, seat: seat, hand: hand) }

  /// What is told when all promises are known; nil when the own one, or the host's, is not among them.
  mutating func reveal(after promises: [Hex?]) -> Hex? {
    guard self.promises.isEmpty, promises.indices.contains(seat), promises[seat] == promise,
      promises.contains(hostPromise)
    else { return nil }
    self.promises = promises
    return nonce
  }

  /// What the guest finds when a hand has been opened.
  func verdict(on opened: OpenedHand, dealt: CardSet?) -> DealVerdict {
    let record = opened.record
    guard record.hand == hand, promises.count == opened.nonces.count else { return .unseen }
    guard let taken = opened.nonces[seat] else { return .late }
    guard taken == nonce else { return .leftOut }
    for (place, nonce) in opened.nonces.enumerated() {
      guard let nonce else { continue }
      guard promises[place] == making.promise(of: nonce, seat: place, hand: hand) else {
        return .brokenPromise
      }
    }
    let hostSeat = promises.firstIndex(of: hostPromise)
    guard let hostSeat, opened.nonces[hostSeat] != nil else { return .brokenPromise }
    let seed = making.seed(of: opened.nonces, hand: hand)
    let players = record.round.players
    let isSame = Deal(players: players, seed: seed).texts == record.round.deal.texts
    guard record.seed == String(seed), isSame else { return .otherDeal }
    if let dealt, let own = players.seat(seat), record.round.deal.hands[own].text != dealt.text {
      return .otherCards
    }
    return .fair
  }
}

/// What a guest finds out about the deal of a hand that is over.
public enum DealVerdict: Hashable, Sendable {
  /// It came from everybody's contributions, the own one among them.
  case fair
  /// The guest was not there when it was made.
  case unseen
  /// The own contribution is not in it: it came too late, or the host says so.
  case late
  /// Something else stands in the place of the own contribution.
  case leftOut
  /// Somebody told other bytes than were promised.
  case brokenPromise
  /// The contributions come to another deal.
  case otherDeal
  /// The cards in it are not those that the guest was given.
  case otherCards
}
