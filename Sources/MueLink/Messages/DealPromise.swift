import MueData

/// What a seat promises for the deal of a hand, without revealing it.
public struct DealPromise: Hashable, Sendable {
  /// The digest of the bytes from which the cards are dealt.
  let cards: Hex
  /// The digest of the second bytes, from which the words to compare after the hand are derived;
  /// nil if the seat promises none.
  let words: Hex?
}

extension DealPromise {
  init(_ object: JSONObject) throws(JSONFault) {
    cards = try object.need("digest", \.hex)
    words = try object.read("words", \.hex)
  }

  var object: JSONObject { ["digest": cards, "words": words] }
}

extension JSONObject {
  /// The promises of all seats: the lists `digests` and `words`.
  func promises() throws(JSONFault) -> [DealPromise?] {
    let cards = try digests("digests")
    let words = try value("words") == nil ? cards.map { _ in nil } : digests("words")
    guard words.count == cards.count else { throw .badValue("words") }
    return try zip(cards, words).map { (cards, words) throws(JSONFault) in
      guard let cards else {
        if words != nil { throw .badValue("words") }
        return nil
      }
      return DealPromise(cards: cards, words: words)
    }
  }

  /// The lists of the promises of all seats.
  static func promises(_ promises: [DealPromise?]) -> JSONObject {
    [
      "digests": promises.map { ($0?.cards).orNull }, "words": promises.map { ($0?.words).orNull },
    ]
  }
}
