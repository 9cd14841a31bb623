import MueRules

/// A choice of a bid, a trump or a partner, described by the inputs of its net.
package struct ContractChoice {
  let kind: Kind
  let moves: [Move]
  let moment: ScoringNet.Moment
  let candidates: [ScoringNet.Candidate]

  /// The kinds of choices, each with a net of its own.
  package enum Kind: String, Sendable { case bid, trump, partner }

  /// The choice of the observing seat; nil during card play, and when it is not the seat's turn.
  ///
  /// `boldness` is the bonus value of becoming Chief, in hundredths of a point.
  init?(_ observation: Observation, boldness: Int = 0) {
    switch (observation.legalMoves, observation.publicState.phase) {
    case (.bid, .auction):
      let hand = BidHand(observation.dealt, players: observation.players)
      let turn = BidTurn(observation.publicState.auction, observation.seat)
      self.init(turn, hand, boldness: boldness)
    case (.name, .viceNames(let roles)):
      let turn = TrumpTurn(observation.publicState, roles, by: observation.seat, over: nil)
      self.init(turn, observation.dealt)
    case (.name, .chiefNames(let roles, let vice)):
      let turn = TrumpTurn(observation.publicState, roles, by: observation.seat, over: vice)
      self.init(turn, observation.dealt)
    case (.pick(let seats), .chiefPicks(let roles, let vice, let chief)):
      let order = TrickOrder(chiefTrump: chief, viceTrump: vice)
      self.init(PartnerFeatures(observation, roles, order, of: seats))
    default: return nil
    }
  }

  /// A seat's turn in the auction of a hand with known cards; `hand` must belong to this deal.
  init(_ round: Round, _ seat: Seat, _ hand: BidHand, boldness: Int) {
    let turn = BidTurn(round.publicState.auction, seat)
    self.init(turn, hand.holding(round.deal.hands[seat]), boldness: boldness)
  }

  init(_ turn: BidTurn, _ hand: BidHand, boldness: Int = 0) {
    kind = .bid
    let options = hand.options(turn)
    moves = options.map(Move.bid)
    let features = BidFeatures(turn: turn, hand: hand, boldness: boldness)
    moment = features.moment
    candidates = options.map(features.numbers)
  }

  init(_ turn: TrumpTurn, _ dealt: CardSet) {
    kind = .trump
    moves = turn.trumps.map(Move.name)
    let features = TrumpFeatures(turn, dealt)
    moment = features.moment
    candidates = turn.trumps.indices.map(features.numbers)
  }

  private init(_ features: PartnerFeatures) {
    kind = .partner
    moves = features.seats.map(Move.pick)
    moment = features.moment
    candidates = features.seats.indices.map(features.numbers)
  }
}
