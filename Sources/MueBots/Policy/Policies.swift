import MueRules

/// What computer players have learned: to play cards, to bid and name, and to predict the cards and
/// bids of others.
///
/// Without policies they fall back on heuristics.
public struct Policies: Sendable {
  /// The policy for card play, also in playouts.
  let card: CardPolicy
  let contract: ContractPolicy
  /// How likely other players are to play each card; weighs worlds.
  let opponentCard: CardPolicy
  /// How likely other players are to make each bid; weighs worlds and plays out auctions.
  ///
  /// They name as `contract` does.
  let opponentContract: ContractPolicy

  /// The shape of a net: the number of features of the position and of a candidate.
  public struct Shape: Hashable, Sendable {
    public let moment: Int
    public let candidate: Int

    public init(moment: Int, candidate: Int) {
      self.moment = moment
      self.candidate = candidate
    }

    public var weightCount: Int { ScoringNet.weightCount(moment: moment, candidate: candidate) }
  }

  /// The shapes of all nets, by name.
  public static let shapes = Dictionary(
    uniqueKeysWithValues: ["card", "bid", "trump", "partner", "opponent-card", "opponent-bid"].map {
      ($0, Shape(moment: ScoringNet.Moment.count, candidate: ScoringNet.Candidate.count))
    })

  /// Policies from the weights of each net by its name; nil if a net is missing or has another
  /// shape.
  ///
  /// The weights are the biases, a row for each feature of the position, a row for each feature of
  /// a candidate, and the output's weights. Each row has one weight for each of the 32 hidden
  /// units.
  public init?(weights: [String: [Float]]) {
    guard let card = Self.net("card", weights), let bid = Self.net("bid", weights),
      let trump = Self.net("trump", weights), let partner = Self.net("partner", weights),
      let opponentCard = Self.net("opponent-card", weights),
      let opponentBid = Self.net("opponent-bid", weights)
    else { return nil }
    self.card = CardPolicy(net: card)
    self.opponentCard = CardPolicy(net: opponentCard)
    contract = ContractPolicy(bid: bid, trump: trump, partner: partner)
    opponentContract = ContractPolicy(bid: opponentBid, trump: trump, partner: partner)
  }

  private static func net(_ name: String, _ weights: [String: [Float]]) -> ScoringNet? {
    guard let shape = shapes[name], let numbers = weights[name] else { return nil }
    return ScoringNet(moment: shape.moment, candidate: shape.candidate, weights: numbers)
  }
}

extension Policies {
  /// The worths of moves at a position, in 1024ths of a point; only the differences matter.
  ///
  /// Nil for bids that the policy never considers.
  func worths(of moves: [Move], _ observation: Observation) -> [Int?] {
    if var seen = Playout(observation), case .play = observation.legalMoves {
      let worths = card.worths(&seen.play, &seen.memory)
      return moves.map { move in
        guard case .play(let card) = move else { return nil }
        return worths[card] ?? card.firstTwin.flatMap { worths[$0] }
      }
    }
    guard let choice = ContractChoice(observation) else { return moves.map { _ in nil } }
    let worths = contract.worths(choice)
    return moves.map { move in choice.moves.firstIndex(of: move).map { worths[$0] } }
  }
}
