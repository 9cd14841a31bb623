import MueData
import MueGame

/// The data that two people compare after a hand, to find out whether they saw the same.
///
/// It consists of the promises for the deal, and the second bytes of those who promised.
public struct HandComparison: Hashable, Sendable {
  /// The number of the hand, from 1.
  let hand: Int
  /// Each seat's promise, and last that of a host without a seat; nil where there is none.
  let promises: [DealPromise?]
  let bytes: [Contribution]
}

extension HandComparison {
  /// The number of values for each digit: as many as there are words in a list.
  static let base: UInt64 = 7776

  /// The five numbers below 7776 that represent a finished hand and everything promised for it; the
  /// first is at least the last.
  ///
  /// The same hand, promises and bytes give everybody the same numbers. Names and the seed do not
  /// count, as some people may learn them later than others.
  public func digits(of hand: OpenedHand, digest: DealMaking.Digest) -> [Int] {
    let left = ["names", "agents", "seed"]
    let record = JSONObject(hand.record.object.members.filter { !left.contains($0.key) })
    func list(_ entries: [String?]) -> String {
      entries.map { $0 ?? "-" }.joined(separator: ",")
    }
    let parts = [
      "mue-link/1 compare", record.text, list(promises.map { $0?.cards.text }),
      list(promises.map { $0?.words.text }), list(bytes.map(\.text)),
    ]
    let hash = digest(Array(parts.joined(separator: " ").utf8))
    var rest = hash.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    var digits: [Int] = []
    for _ in 0..<5 {
      digits.append(Int(rest % Self.base))
      rest /= Self.base
    }
    return digits[0] < digits[4] ? digits.reversed() : digits
  }

  init(_ object: JSONObject) throws(JSONFault) {
    hand = try object.hands("hand")
    promises = try object.promises()
    bytes = try object.need("bytes", \.array).map { (value) throws(JSONFault) in
      guard let contribution = value.string.flatMap(Contribution.init(text:)) else {
        throw .badValue("bytes")
      }
      return contribution
    }
    guard bytes.count == promises.count else { throw .badValue("bytes") }
  }

  var object: JSONObject {
    ["hand": hand] + .promises(promises) + ["bytes": bytes.map { $0.text ?? "-" }]
  }
}
