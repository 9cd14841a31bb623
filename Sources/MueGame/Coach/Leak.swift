import MueBots
import MueRules

/// A pattern in decisions that cost points, found by comparing the move made with the best one.
public enum Leak: String, CaseIterable, Hashable, Sendable {
  case drawingLevel = "drawing-level"
  /// Laying more cards than the hand is worth.
  case biddingTooHigh = "bidding-too-high"
  /// Laying fewer cards than the hand is worth.
  case biddingTooLow = "bidding-too-low"
  /// Laying the best number of cards, but the wrong ones.
  case layingWrongCards = "laying-wrong-cards"
  case namingWrongTrump = "naming-wrong-trump"
  case pickingWrongPartner = "picking-wrong-partner"
  case leadingTrumpsAsOpponent = "leading-trumps-as-opponent"
  /// Leading a trump on the Chief's side where another suit is best.
  case leadingTrumpsTooOften = "leading-trumps-too-often"
  /// Leading another suit where a trump is best.
  case notLeadingTrumps = "not-leading-trumps"
  /// Leading a card that can be beaten where an unbeatable one is best.
  case leadingLosers = "leading-losers"
  /// Leading another suit than the best, for none of the other reasons.
  case leadingWrongSuit = "leading-wrong-suit"
  case takingOwnTrick = "taking-own-trick"
  /// Giving few points to a trick that the own side is winning.
  case starvingOwnTrick = "starving-own-trick"
  /// Taking a trick of the other side that is not worth the card.
  case takingTooDear = "taking-too-dear"
  /// Taking a trick with a stronger card than the best.
  case takingTooHigh = "taking-too-high"
  /// Leaving a trick to the other side that should be taken.
  case lettingGo = "letting-go"
  /// Giving points to a trick that the other side is winning.
  case feedingOthers = "feeding-others"

  /// Decisions that cost no more than this, in points, are not counted.
  static let leastCost = 2.0

  /// The pattern of a decision; nil if it costs too little or shows none.
  public init?(_ decision: Decision) {
    guard decision.cost > Self.leastCost else { return nil }
    let observation = decision.observation
    switch (decision.made.move, decision.best.move) {
    case (.bid(let made), .bid(let best)): self.init(laying: made, insteadOf: best, observation)
    case (.name, .name): self = .namingWrongTrump
    case (.pick, .pick): self = .pickingWrongPartner
    case (.play(let made), .play(let best)):
      self.init(playing: made, insteadOf: best, observation)
    default: return nil
    }
  }

  private init(laying made: CardSet, insteadOf best: CardSet, _ observation: Observation) {
    func drawsLevel(_ cards: CardSet) -> Bool {
      let leaders = observation.publicState.auction.taking(cards).leaders
      return !cards.isEmpty && leaders.count > 1 && leaders.contains(observation.seat)
    }
    let isTooHigh = !best.isEmpty && best.count < made.count
    if drawsLevel(made), !drawsLevel(best), !isTooHigh {
      self = .drawingLevel
    } else if made.count == best.count {
      self = .layingWrongCards
    } else {
      self = made.count > best.count ? .biddingTooHigh : .biddingTooLow
    }
  }

  private init?(playing made: Card, insteadOf best: Card, _ observation: Observation) {
    guard let play = observation.publicState.play, let contract = observation.publicState.contract
    else { return nil }
    let isChiefSide = contract.isChiefSide(observation.seat)
    guard let holding = play.winning else {
      self.init(leading: made, insteadOf: best, observation, play.order.trumps, isChiefSide)
      return
    }
    let takes = play.order.beats(made, holding)
    let shouldTake = play.order.beats(best, holding)
    if takes, shouldTake {
      guard play.order.beats(made, best) else { return nil }
      self = .takingTooHigh
    } else if contract.isChiefSide(play.winner) == isChiefSide {
      if takes {
        self = .takingOwnTrick
      } else if !shouldTake, made.points < best.points {
        self = .starvingOwnTrick
      } else {
        return nil
      }
    } else if takes || shouldTake {
      self = takes ? .takingTooDear : .lettingGo
    } else {
      guard made.points > best.points else { return nil }
      self = .feedingOthers
    }
  }

  private init?(
    leading made: Card, insteadOf best: Card, _ observation: Observation, _ trumps: CardSet,
    _ isChiefSide: Bool
  ) {
    switch (trumps.contains(made), trumps.contains(best)) {
    case (true, false): self = isChiefSide ? .leadingTrumpsTooOften : .leadingTrumpsAsOpponent
    case (false, true): self = .notLeadingTrumps
    case (true, true): return nil
    case (false, false):
      let reasons = Reasons(observation)
      if reasons.reasons(for: .play(best)).contains(where: \.isCashingWinner),
        reasons.reasons(for: .play(made)).contains(.leadsLoser)
      {
        self = .leadingLosers
      } else if made.suit != best.suit {
        self = .leadingWrongSuit
      } else {
        return nil
      }
    }
  }
}
