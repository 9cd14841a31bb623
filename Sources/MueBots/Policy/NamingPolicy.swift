import MueRules

/// A learned policy for what is named between the auction and the play: the trumps of Vice and Chief, and the partner.
///
/// A net for trumps and one for partners give each move a score; the softmax of the scores is the distribution.
struct NamingPolicy: Sendable {
  let trump: ScoringNet
  let partner: ScoringNet

  /// A choice of a trump or a partner, as the net for it sees it.
  struct Choice {
    /// Whether it is a partner that is chosen, not a trump.
    let isPartner: Bool
    let moves: [Move]
    let moment: ScoringNet.Moment
    let candidates: [ScoringNet.Candidate]

    /// The choice of the seat that observes; nil in the auction, in the play, and where nothing is asked of it.
    init?(_ observation: Observation) {
      switch (observation.legalMoves, observation.publicState.phase) {
      case (.name(let trumps), .viceNames(let roles)):
        self.init(TrumpFeatures(observation, roles, viceTrump: nil, of: trumps))
      case (.name(let trumps), .chiefNames(let roles, let vice)):
        self.init(TrumpFeatures(observation, roles, viceTrump: vice, of: trumps))
      case (.pick(let seats), .chiefPicks(let roles, let vice, let chief)):
        let order = TrickOrder(chiefTrump: chief, viceTrump: vice)
        self.init(PartnerFeatures(observation, roles, order, of: seats))
      default: return nil
      }
    }

    private init(_ features: TrumpFeatures) {
      isPartner = false
      moves = features.trumps.map(Move.name)
      moment = features.moment
      candidates = features.trumps.indices.map(features.numbers)
    }

    private init(_ features: PartnerFeatures) {
      isPartner = true
      moves = features.seats.map(Move.pick)
      moment = features.moment
      candidates = features.seats.indices.map(features.numbers)
    }
  }

  /// The scores of the moves of a choice.
  private func scores(_ choice: Choice) -> [Float] {
    let net = choice.isPartner ? partner : trump
    let hidden = net.hidden(choice.moment)
    return choice.candidates.map { net.score($0, hidden: hidden) }
  }

  /// The most likely trump or partner for the seat that observes; nil in the auction, in the play, and where nothing is
  /// asked of it.
  func best(_ observation: Observation) -> Move? {
    Choice(observation).flatMap { ranking($0).first }
  }

  /// The moves of a choice, the most likely first.
  func ranking(_ choice: Choice) -> [Move] {
    let scores = scores(choice)
    return scores.indices.sorted { (-scores[$0], $0) < (-scores[$1], $1) }.map { choice.moves[$0] }
  }

  /// A move drawn from the distribution.
  func draw(_ choice: Choice, _ generator: inout SeededGenerator) -> Move {
    let scores = scores(choice)
    let most = scores.max() ?? 0
    let weights = scores.map { exponential($0 - most) }
    var rest = Float(generator.next() &>> 40) * 0x1p-24 * weights.reduce(0, +)
    for (move, weight) in zip(choice.moves, weights) {
      rest -= weight
      if rest < 0 { return move }
    }
    return choice.moves[0]
  }
}
