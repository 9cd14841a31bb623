import MueData

/// The host's data for the deal of a hand: the bytes from which it is made, and those for comparing
/// it.
///
/// The host stores it on disk before sending or using any of it, so that a crash changes no promise
/// and no deal.
public struct DealSource: Hashable, Sendable {
  /// The number of the hand, from 1.
  let hand: Int
  /// Each seat's contribution so far, and last that of a host without a seat; nil where there is
  /// none.
  var nonces: [Hex?]
  /// Each seat's second bytes so far; nil where there are none.
  var seconds: [Hex?]
  /// Each seat's promise once promises are final; all nil before that.
  var promises: [DealPromise?]
  var step: Step

  /// The host's progress with a deal.
  enum Step: String {
    /// The host has promised its bytes.
    case promising
    /// The promises are final.
    case revealing
    /// The bytes are complete and determine the cards.
    case dealt
    /// The second bytes are complete too, and everybody may know them.
    case compared
  }

  /// A deal whose contributions are known; without `promises`, those of the other seats are not.
  init(
    hand: Int, nonces: [Hex?], seconds: [Hex?]? = nil, promises: [DealPromise?]? = nil,
    step: Step = .dealt
  ) {
    self.hand = hand
    self.nonces = nonces
    self.seconds = seconds ?? nonces.map { _ in nil }
    self.promises = promises ?? nonces.map { _ in nil }
    self.step = step
  }

  /// A deal that the host begins with bytes of its own.
  init(hand: Int, contributions: Int, host: Int, nonce: Hex, second: Hex) {
    self.init(hand: hand, nonces: Array(repeating: nil, count: contributions), step: .promising)
    nonces[host] = nonce
    seconds[host] = second
  }
}

extension DealSource {
  /// Whether it determines the cards.
  var isDealt: Bool { step == .dealt || step == .compared }

  /// What everybody contributed to comparing the hand; missing bytes count as late.
  var comparison: HandComparison {
    let bytes = zip(promises, seconds).map { promise, second -> Contribution in
      if promise == nil { return .none }
      return second.map(Contribution.given) ?? .late
    }
    return HandComparison(hand: hand, promises: promises, bytes: bytes)
  }

  /// Reads the members that `object` writes.
  init(_ object: JSONObject, seats: Int) throws(JSONFault) {
    let nonces = try object.digests("nonces")
    guard DealMaking.contributions(ofSeats: seats).contains(nonces.count) else {
      throw .badValue("nonces")
    }
    func list<Element>(_ key: String, _ elements: [Element]) throws(JSONFault) -> [Element] {
      guard elements.count == nonces.count else { throw .badValue(key) }
      return elements
    }
    self.nonces = nonces
    hand = try object.hands("hand")
    seconds = try list("seconds", object.digests("seconds"))
    promises = try list("digests", object.promises())
    step = try object.need("step") { $0.string.flatMap(Step.init(rawValue:)) }
  }

  var object: JSONObject {
    ["hand": hand, "nonces": nonces.map(\.orNull), "seconds": seconds.map(\.orNull)]
      + .promises(promises) + ["step": step.rawValue]
  }
}
