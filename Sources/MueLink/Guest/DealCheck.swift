import MueData
import MueRules

/// The agreement on one deal as a guest sees it, and the check that the deal was honest.
struct DealCheck: Sendable {
  let hand: Int
  let seat: Int
  private let nonce: Hex
  private let wordsNonce: Hex
  private let making: DealMaking
  let hostPromise: DealPromise
  private(set) var promises: [DealPromise?] = []
  private let seats: Int
  /// Whether the host, which has no seat, contributes after the seats.
  private let hasHostEntry: Bool

  private var entries: Int { seats + (hasHostEntry ? 1 : 0) }

  /// The agreement on a hand's deal for one guest.
  ///
  /// `nonce` and `wordsNonce` are the bytes that the guest contributes to the deal and to the words
  /// that people compare afterwards.
  init(
    hand: Int, seat: Int, of seats: Int, hasHostEntry: Bool = false, nonce: Hex, wordsNonce: Hex,
    hostPromise: DealPromise, making: DealMaking
  ) {
    self.hand = hand
    self.seat = seat
    self.seats = seats
    self.hasHostEntry = hasHostEntry
    self.nonce = nonce
    self.wordsNonce = wordsNonce
    self.hostPromise = hostPromise
    self.making = making
  }

  var promise: DealPromise {
    DealPromise(
      cards: making.promise(of: nonce, seat: seat, hand: hand),
      words: making.wordsPromise(of: wordsNonce, seat: seat, hand: hand))
  }

  var isTold: Bool { !promises.isEmpty }

  /// The bytes to reveal once all promises are known, one for each seat; nil if the guest's own
  /// promise or the host's is missing.
  ///
  /// If a host repeats the same promises after a lost connection, it gets the same bytes.
  mutating func reveal(after promises: [DealPromise?]) -> Hex? {
    guard !isTold || promises == self.promises, promises.count == entries,
      promises[seat] == promise, promises.contains(hostPromise)
    else { return nil }
    self.promises = promises
    return nonce
  }

  /// The second bytes, to be revealed once the guest has the whole finished hand; nil if nobody
  /// knows its promise of them.
  func revealWords() -> Hex? { isTold ? wordsNonce : nil }

  /// Whether the comparison contains the guest's own bytes, if any are given for its seat.
  func isOwn(in told: HandComparison) -> Bool {
    guard isTold, case .given(let bytes) = told.bytes[seat] else { return true }
    return bytes == wordsNonce
  }

  func verdict(on opened: OpenedHand) -> DealVerdict {
    let verdict = making.verdict(on: opened)
    guard opened.record.hand == hand, isTold else { return verdict }
    // Without the guest's own bytes it may be a different deal from the one promised: a restarted
    // host asks again, and only those who are present then.
    guard let taken = opened.nonces[seat] else {
      return verdict == .unseen ? .missing(seat: seat) : verdict
    }
    guard taken == nonce else { return .leftOut }
    guard opened.nonces.count == promises.count else { return .brokenPromise }
    var missing: Int?
    for (index, promise) in promises.enumerated() {
      switch opened.nonces[index] {
      case let told?:
        guard promise?.cards == making.promise(of: told, seat: index, hand: hand) else {
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
  /// revealed bytes.
  func verdict(on opened: OpenedHand) -> DealVerdict {
    let (round, number) = (opened.record.round, opened.record.hand ?? 0)
    guard opened.nonces.contains(where: { $0 != nil }) else { return .unseen }
    let seed = seed(of: opened.nonces, hand: number)
    let deal = Deal(players: round.players, seed: seed, variant: round.rules.variant)
    let isSame = opened.record.seed == String(seed) && deal.texts == round.deal.texts
    return isSame ? .unseen : .otherDeal
  }
}

extension DealCheck {
  /// Reads the part of the agreement kept in a guest's memory; nil if the guest was not asked.
  ///
  /// - Throws: `JSONFault` with the field that is wrong.
  init?(
    _ object: JSONObject, hand: Int, seat: Int, of seats: Int, making: DealMaking
  ) throws(JSONFault) {
    guard let nonce = try object.read("nonce", \.hex) else { return nil }
    self.init(
      hand: hand, seat: seat, of: seats,
      hasHostEntry: try object.read("hostEntry", \.bool) ?? false, nonce: nonce,
      wordsNonce: try object.need("wordsNonce", \.hex),
      hostPromise: try DealPromise(try object.need("host", \.object)), making: making)
    guard try object.value("digests") != nil else { return }
    promises = try object.promises()
    guard promises.count == entries else { throw .badValue("digests") }
  }

  /// The part of the agreement that a guest's memory keeps.
  var object: JSONObject {
    let own: JSONObject = [
      "nonce": nonce, "wordsNonce": wordsNonce, "host": hostPromise.object,
      "hostEntry": hasHostEntry ? true : nil,
    ]
    return isTold ? own + .promises(promises) : own
  }
}
