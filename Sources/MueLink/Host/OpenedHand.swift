import MueData
import MueGame

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
