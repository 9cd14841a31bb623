import MueBots
import MueGame
import MueRules
import MueWords

/// A hand with the review of a seat, as text and as JSON.
struct ReviewedHand: Sendable {
  let record: HandRecord
  let review: HandReview

  /// The dearest decisions with their reasons, then all decisions in order, without forced moves.
  func report() -> [String] {
    let decisions = review.decisions.filter { !$0.isForced }
    var lines = [
      "Hand \(record.hand ?? 1), \(name(review.seat)): "
        + "\(Figures.count(decisions.count, "decision")), which cost \(review.cost.inTenths.english) points"
    ]
    let dearest = review.dearest()
    if dearest.isEmpty { lines.append("  " + Phrase.reviewNothing.english) }
    for (index, decision) in dearest.enumerated() {
      lines.append("  \(index + 1). " + decision.phrase(naming: name).english)
      let reasons = decision.why(naming: name).map(\.english)
      if !reasons.isEmpty { lines.append("     " + reasons.joined(separator: " ")) }
    }
    return lines + decisions.map { "  " + $0.phrase(naming: name).english }
  }

  /// The review as one line of JSON.
  var json: JSONObject {
    var object = JSONObject()
    object.append("format", .string("mue-review/1"))
    if let hand = record.hand { object.append("hand", .integer(hand)) }
    if let seed = record.seed { object.append("seed", .string(seed)) }
    object.append("seat", .integer(review.seat.index))
    object.append("cost", .decimal(review.cost))
    let decisions = review.decisions.map { decision in
      var object = JSONObject()
      object.append("place", .integer(decision.place))
      object.append("step", .string(decision.step.english))
      object.append("made", .object(decision.made.json(name)))
      object.append("best", .object(decision.best.json(name)))
      object.append("forced", .bool(decision.isForced))
      object.append("cost", .decimal(decision.cost))
      return JSONValue.object(object)
    }
    object.append("decisions", .array(decisions))
    return object
  }

  private func name(_ seat: Seat) -> String {
    record.names?[seat].text ?? Phrase.reviewSeat(seat: seat.index).english
  }
}

extension Choice {
  fileprivate func json(_ name: (Seat) -> String) -> JSONObject {
    var object = JSONObject()
    object.append("move", .string(move.text))
    object.append("score", .decimal(evaluation.score))
    object.append("chance", .decimal(evaluation.chanceOfMaking))
    object.append("reasons", .strings(reasons.map { $0.phrase(naming: name).english }))
    return object
  }
}
