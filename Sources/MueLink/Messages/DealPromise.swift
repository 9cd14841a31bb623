import MueData

/// What a seat promises for the deal of a hand, without revealing it.
public struct DealPromise: Hashable, Sendable {
  /// The digest of the bytes from which the cards are dealt.
  let cards: Hex
  /// The digest of the second bytes, from which the words to compare after the hand are
  /// derived.
  let words: Hex
}

extension DealPromise {
  init(_ object: JSONObject) throws(JSONFault) {
    cards = try object.need("digest", \.hex)
    words = try object.need("words", \.hex)
  }

  var object: JSONObject { ["digest": cards, "words": words] }
}

extension JSONObject {
  /// The promises of all seats: the lists `digests` and `words`.
  func promises() throws(JSONFault) -> [DealPromise?] {
    let cards = try digests("digests")
    let words = try digests("words")
    guard words.count == cards.count else { throw .badValue("words") }
    return try zip(cards, words).map { (cards, words) throws(JSONFault) in
      switch (cards, words) {
      case (let cards?, let words?): return DealPromise(cards: cards, words: words)
      case (nil, nil): return nil
      default: throw .badValue("words")
      }
    }
  }

  /// The lists of the promises of all seats.
  static func promises(_ promises: [DealPromise?]) -> JSONObject {
    [
      "digests": promises.map { ($0?.cards).orNull }, "words": promises.map { ($0?.words).orNull },
    ]
  }
}
