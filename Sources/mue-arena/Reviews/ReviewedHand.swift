import MueBots
import MueData
import MueGame
import MueRules
import MueWords

/// A hand with the review of a seat, as text and as JSON.
struct ReviewedHand: Sendable {
  let record: HandRecord
  let review: HandReview

  /// The dearest decisions with their reasons, then all decisions in order, without forced moves.
  func report(in words: Words) -> [String] {
    let name = { (seat: Seat) in self.name(of: seat, words) }
    let decisions = review.decisions.filter { !$0.isForced }
    let heading = Phrase.reviewHeading(
      hand: record.hand ?? 1, name: name(review.seat), decisions: decisions.count,
      cost: review.cost.inTenths)
    var lines = [words(heading)]
    let dearest = review.dearest()
    if dearest.isEmpty { lines.append("  " + words(.reviewNothing)) }
    for (index, decision) in dearest.enumerated() {
      lines.append("  \(index + 1). " + words(decision.phrase(naming: name)))
      let reasons = decision.why(naming: name).map { words($0) }
      if !reasons.isEmpty { lines.append("     " + reasons.joined(separator: " ")) }
    }
    return lines + decisions.map { "  " + words($0.phrase(naming: name)) }
  }

  /// The review as one line of JSON.
  func json(in words: Words) -> JSONObject {
    let name = { (seat: Seat) in self.name(of: seat, words) }
    var object = JSONObject()
    object.append("format", .string("mue-review/1"))
    if let hand = record.hand { object.append("hand", .integer(hand)) }
    if let seed = record.seed { object.append("seed", .string(seed)) }
    object.append("seat", .integer(review.seat.index))
    object.append("cost", .decimal(review.cost))
    let decisions = review.decisions.map { decision in
      var object = JSONObject()
      object.append("place", .integer(decision.place))
      object.append("step", .string(words(decision.step)))
      object.append("made", .object(decision.made.json(words, name)))
      object.append("best", .object(decision.best.json(words, name)))
      object.append("forced", .bool(decision.isForced))
      object.append("cost", .decimal(decision.cost))
      return JSONValue.object(object)
    }
    object.append("decisions", .array(decisions))
    return object
  }

  private func name(of seat: Seat, _ words: Words) -> String {
    record.names?[seat].text ?? words(.reviewSeat(seat: seat.index))
  }
}

extension Choice {
  fileprivate func json(_ words: Words, _ name: (Seat) -> String) -> JSONObject {
    var object = JSONObject()
    object.append("move", .string(move.text))
    object.append("score", .decimal(evaluation.score))
    object.append("chance", .decimal(evaluation.chanceOfMaking))
    object.append("reasons", .strings(reasons.map { words($0.phrase(naming: name)) }))
    return object
  }
}
