import MueData
import MueGame

/// A finished hand, opened for everybody: its record, and the contributions to its deal.
public struct OpenedHand: Equatable, Sendable {
  let record: HandRecord
  /// Each seat's contribution to the deal, and last that of a host without a seat; nil where there
  /// is none.
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
    let seats = record.round.players.number
    guard DealMaking.contributions(ofSeats: seats).contains(nonces.count) else {
      throw .badValue("nonces")
    }
  }

  var object: JSONObject {
    ["hand": record.object, "nonces": nonces.map(\.orNull)]
  }
}
