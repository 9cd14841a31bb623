import MueData

/// What the host knows of the deal of a hand: the bytes that it is made of, and those to compare it
/// by.
///
/// The host keeps it on disk before it sends or uses any of it, so that a crash changes no promise
/// and no deal.
public struct DealSource: Hashable, Sendable {
  /// The number of the hand, from 1.
  let hand: Int
  /// Each seat's contribution so far; nil where there is none.
  var nonces: [Hex?]
  /// Each seat's second bytes so far; nil where there are none.
  var seconds: [Hex?]
  /// Each seat's promise, once nobody can change any more; all nil before that.
  var promises: [DealPromise?]
  var step: Step

  /// How far the host has come with a deal.
  enum Step: String {
    /// The host has promised its bytes.
    case promising
    /// Nobody can change a promise any more.
    case revealing
    /// The bytes are complete, and the cards follow from them.
    case dealt
    /// The second bytes are complete too, and everybody may know them.
    case compared
  }

  /// A deal whose contributions are known; the other seats' promises are not if they are left out.
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
  init(hand: Int, seats: Int, host: Int, nonce: Hex, second: Hex) {
    self.init(hand: hand, nonces: Array(repeating: nil, count: seats), step: .promising)
    nonces[host] = nonce
    seconds[host] = second
  }
}

extension DealSource {
  /// Whether the cards follow from it.
  var isDealt: Bool { step == .dealt || step == .compared }

  /// What everybody gave to compare the hand by; bytes that are missing are late.
  var comparison: HandComparison {
    let bytes = zip(promises, seconds).map { promise, second -> Contribution in
      if promise?.words == nil { return .none }
      return second.map(Contribution.given) ?? .late
    }
    return HandComparison(hand: hand, promises: promises, bytes: bytes)
  }

  /// Reads the members that `object` writes; files of earlier versions have only hand and nonces.
  init(_ object: JSONObject, seats: Int) throws(JSONFault) {
    func list<Element>(_ key: String, _ elements: [Element]) throws(JSONFault) -> [Element] {
      guard elements.count == seats else { throw .badValue(key) }
      return elements
    }
    hand = try object.hands("hand")
    nonces = try list("nonces", object.digests("nonces"))
    let none = [Hex?](repeating: nil, count: seats)
    seconds =
      try object.value("seconds") == nil ? none : list("seconds", object.digests("seconds"))
    promises =
      try object.value("digests") == nil
      ? none.map { _ in nil } : list("digests", object.promises())
    step = try object.read("step") { $0.string.flatMap(Step.init(rawValue:)) } ?? .dealt
  }

  var object: JSONObject {
    ["hand": hand, "nonces": nonces.map(\.orNull), "seconds": seconds.map(\.orNull)]
      + .promises(promises) + ["step": step.rawValue]
  }
}
