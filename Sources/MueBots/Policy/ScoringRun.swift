/// Moments with a candidate each that the net for cards scores again and again, so that the arena can measure the net
/// alone.
package struct ScoringRun: Sendable {
  private let net: ScoringNet
  private let moments: [ScoringNet.Moment]
  private let candidates: [ScoringNet.Candidate]

  /// The shape of the net.
  package let shape: Policies.Shape
  /// The net's weights, in the order of `Policies.init(weights:)`.
  package var weights: [Float] { net.allWeights }
  /// How many evaluations there are in a sum.
  package var count: Int { moments.count }

  /// A run over pairs of a moment's numbers and a candidate's; nil if one has another shape.
  package init?(_ policies: Policies, _ pairs: [(moment: [Float], candidate: [Float])]) {
    guard let shape = Policies.shapes["card"],
      pairs.allSatisfy({
        $0.moment.count == shape.moment && $0.candidate.count == shape.candidate
      })
    else { return nil }
    self.shape = shape
    net = policies.card.net
    moments = pairs.map { pair in ScoringNet.Moment { pair.moment[$0] } }
    candidates = pairs.map { pair in ScoringNet.Candidate { pair.candidate[$0] } }
  }

  /// The scores of all pairs, added up.
  @inline(never)
  package func sum() -> Float {
    var sum: Float = 0
    for index in moments.indices {
      sum += net.score(candidates[index], hidden: net.hidden(moments[index]))
    }
    return sum
  }
}
