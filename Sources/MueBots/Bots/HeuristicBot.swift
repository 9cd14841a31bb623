import MueRules

/// Plays by heuristics without searching: the yardstick `plain`, and the levels below club.
///
/// It knows which side it is on and remembers what has been played; it infers nothing else. It
/// needs no playouts, so limits change nothing. At a table of four the levels bid and name with
/// their policies (`LearnedTuning`).
public struct HeuristicBot: Bot {
  let tuning: HeuristicTuning

  public init() { self.init(HeuristicTuning()) }

  init(_ tuning: HeuristicTuning) { self.tuning = tuning }

  /// The move; limits change nothing, and the seed affects only what is drawn and whether a bid
  /// draws level.
  public func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    let usual = usual(observation, seed: seed)
    guard tuning.bidsTactically,
      LevelBids.dares(
        observation.publicState.auction.most, seed: seed, boldness: tuning.style.boldness)
    else { return usual }
    return bidding(observation).levelBid(observation, insteadOf: usual) ?? usual
  }

  /// The move, leaving aside bids that draw level.
  func usual(_ observation: Observation, seed: UInt64) -> Move {
    guard let learned = tuning.learned, observation.players == .four else {
      return choose(observation)
    }
    return learned.choose(observation, tuning, seed: seed) ?? choose(observation)
  }

  /// The heuristic move for the seat to move; a pass if it is not the seat's turn.
  public func choose(_ observation: Observation) -> Move {
    switch observation.legalMoves {
    case .bid(let cards, let atMost): bidding(observation).bid(from: cards, atMost: atMost)
    case .name(let trumps): .name(HeuristicNaming(observation).trump(of: trumps))
    case .pick(let seats): HeuristicNaming(observation).partner(of: seats).map(Move.pick) ?? .pass
    case .play(let cards): card(observation, of: cards).map(Move.play) ?? .pass
    case nil: .pass
    }
  }

  private func bidding(_ observation: Observation) -> HeuristicBidding {
    HeuristicBidding(
      observation, boldness: tuning.boldness(at: observation.players),
      bidsTactically: tuning.bidsTactically)
  }

  private func card(_ observation: Observation, of legal: CardSet) -> Card? {
    guard var seen = Playout(observation, memory: tuning.memory, weights: tuning.weights) else {
      return legal.first
    }
    return HeuristicPlay.card(&seen.play, &seen.memory)
  }
}

/// The parameters that distinguish heuristic players.
struct HeuristicTuning: Sendable {
  /// How much it remembers, 0 to 9; see `ImperfectMemory`.
  var memory = BotSettings.fullMemory
  /// Added to the points expected from the hand in the auction, in hundredths of a point.
  var boldness = 0
  /// Added to `boldness` at three-player tables.
  var addedAtThree = 0
  /// The style of its level bids and learned bids.
  var style = BotSettings.Style.balanced
  /// Whether it sometimes draws level in the auction, and supports the leader.
  var bidsTactically = false
  var weights = HeuristicWeights()
  /// Learned bidding and naming at a table of four; nil without policies.
  var learned: LearnedTuning?

  /// Added at such a table to the points expected from the hand, in hundredths of a point.
  func boldness(at players: PlayerCount) -> Int {
    boldness + (players == .three ? addedAtThree : 0)
  }

  /// Plays for the trick on the table, above all for tricks of its own, and remembers little, so it
  /// values its hand 1.5 points lower.
  static func novice(
    memory: Int, style: BotSettings.Style, learned: LearnedTuning?
  ) -> HeuristicTuning {
    HeuristicTuning(
      memory: min(2, memory), boldness: style.boldness - 150, style: style, bidsTactically: true,
      weights: .novice, learned: learned)
  }
}

/// How a level below strong bids and names with its policies at a table of four.
///
/// Learned bids gain more there than anywhere else: with heuristics, club would be 16 points below
/// strong (`FIGURES.md`). Bids are drawn at random, so that each level sometimes errs, mostly
/// between bids of about the same value.
struct LearnedTuning: Sendable {
  let policies: Policies
  /// The bonus value of becoming Chief, in hundredths of a point.
  let boldness: Int
  /// The limit on its memory when it also draws cards from its policy; nil if it does not.
  var cardMemory: Int?

  /// Tuned for even steps between the levels: each makes more than half of its contracts among
  /// players of its own level.
  static func novice(by policies: Policies) -> LearnedTuning {
    LearnedTuning(policies: policies, boldness: -800)
  }

  static func casual(by policies: Policies) -> LearnedTuning {
    LearnedTuning(policies: policies, boldness: -300, cardMemory: 4)
  }

  static func club(by policies: Policies) -> LearnedTuning {
    LearnedTuning(policies: policies, boldness: 0)
  }

  /// A bid or a card drawn, or the best trump or partner; nil where heuristics choose.
  func choose(_ observation: Observation, _ tuning: HeuristicTuning, seed: UInt64) -> Move? {
    var chance = SeededGenerator(seed: seed)
    switch observation.legalMoves {
    case .bid:
      // The policies have not learned how to respond when somebody has drawn level.
      if observation.publicState.auction.leaders.count > 1 { return nil }
      let choice = ContractChoice(observation, boldness: boldness + tuning.style.boldness)
      return choice.map { policies.contract.draw($0, &chance) }
    case .name, .pick: return policies.contract.best(observation)
    case .play:
      guard let cardMemory,
        var seen = Playout(observation, memory: min(cardMemory, tuning.memory))
      else { return nil }
      return policies.card.draw(&seen.play, &seen.memory, &chance).map(Move.play)
    case nil: return nil
    }
  }
}
