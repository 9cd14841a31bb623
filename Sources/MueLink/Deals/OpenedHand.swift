import MueGame
import MueRules

/// A hand that is over, opened for everybody: its record, and the contributions that its deal was made of.
public struct OpenedHand: Equatable, Sendable {
  /// The hand with all its cards.
  public let record: HandRecord
  /// What each seat gave to the deal; nil where nobody did.
  public let nonces: [Hex?]

  /// An opened hand.
  public init(record: HandRecord, nonces: [Hex?]) {
    self.record = record
    self.nonces = nonces
  }

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
    JSONObject([.init("hand", .object(record.object)), .init("nonces", .hexes(nonces))])
  }
}
