/// What computer players have learned: to play cards, and how experts choose theirs.
///
/// Without them players think by heuristics.
public struct Policies: Sendable {
  /// The policy that hands are played out by; its best card is a good one.
  let card: CardPolicy
  /// How likely experts are to play each card: a model of the others, to weigh worlds by.
  let opponent: CardPolicy

  /// The shape of a net: how many numbers describe the moment, and a candidate.
  public struct Shape: Hashable, Sendable {
    /// The numbers of the moment.
    public let moment: Int
    /// The numbers of a candidate.
    public let candidate: Int

    /// A shape.
    public init(moment: Int, candidate: Int) {
      self.moment = moment
      self.candidate = candidate
    }

    /// How many weights a net of this shape has.
    public var weightCount: Int { ScoringNet.weightCount(moment: moment, candidate: candidate) }
  }

  /// The nets there are, by name.
  public static let shapes = ["card": cardShape, "opponent": cardShape]

  private static let cardShape = Shape(
    moment: CardFeatures.Moment.count, candidate: CardFeatures.CardNumbers.count)

  /// Policies of weights by the name of the net; nil if a net is missing or has another shape.
  ///
  /// The weights are the biases, a row for each number of the moment, one for each number of the candidate, and
  /// the output's; each row has one weight for each of the 32 hidden units.
  public init?(weights: [String: [Float]]) {
    guard let card = Self.net("card", weights), let opponent = Self.net("opponent", weights) else {
      return nil
    }
    self.card = CardPolicy(net: card)
    self.opponent = CardPolicy(net: opponent)
  }

  private static func net(_ name: String, _ weights: [String: [Float]]) -> ScoringNet? {
    guard let shape = shapes[name], let numbers = weights[name] else { return nil }
    return ScoringNet(moment: shape.moment, candidate: shape.candidate, weights: numbers)
  }

  /// The score that a net gives a candidate at a moment, to compare with test vectors; nil if the net or the
  /// number of inputs is unknown.
  public func score(of name: String, moment: [Float], candidate: [Float]) -> Float? {
    guard let shape = Self.shapes[name], moment.count == shape.moment,
      candidate.count == shape.candidate
    else { return nil }
    let net = name == "card" ? card.net : opponent.net
    return net.score(
      CardFeatures.CardNumbers { candidate[$0] },
      hidden: net.hidden(CardFeatures.Moment { moment[$0] }))
  }
}
