import MueRules

/// Plays by sound rules of thumb and thinks no further: the plain player.
///
/// It knows whose side it is on, remembers what has been played, and never counts on more than that.
/// It needs no playouts, so limits and seed change nothing.
public struct HeuristicBot: Bot {
  let tuning: BotTuning

  /// A mind with the rules of thumb.
  public init() { self.init(BotTuning()) }

  init(_ tuning: BotTuning) { self.tuning = tuning }

  /// The move by the rules of thumb.
  public func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    choose(observation)
  }

  /// The move by the rules of thumb.
  public func choose(_ observation: Observation) -> Move {
    switch observation.legalMoves {
    case .bid(let cards, let atMost):
      HeuristicBidding(observation, boldness: tuning.boldness).bid(from: cards, atMost: atMost)
    case .name(let trumps): .name(HeuristicNaming(observation).trump(of: trumps))
    case .pick(let seats): HeuristicNaming(observation).partner(of: seats).map(Move.pick) ?? .pass
    case .play(let cards): card(observation, of: cards).map(Move.play) ?? .pass
    case nil: .pass
    }
  }

  private func card(_ observation: Observation, of legal: CardSet) -> Card? {
    let imperfectMemory = ImperfectMemory(observation, memory: tuning.memory)
    guard var play = observation.publicState.play,
      var memory = PlayMemory(observation.publicState, imperfectMemory, weights: tuning.weights)
    else { return legal.first }
    play.hands[observation.seat.index] = observation.hand
    return HeuristicPlay.card(&play, &memory)
  }
}

/// What distinguishes one player by rules of thumb from another.
struct BotTuning: Sendable {
  /// How much it remembers, 0 to 9.
  var memory = BotSettings.fullMemory
  /// The points, in hundredths, that it sees in its hand beyond those expected when it bids.
  var boldness = 0
  /// What it holds dear in the play.
  var weights = HeuristicWeights()
}

extension BotTuning {
  /// Plays for the trick on the table, its own tricks above all, and soon forgets what has gone.
  static func novice(memory: Int, boldness: Int) -> BotTuning {
    var weights = HeuristicWeights()
    weights.own = 1024
    weights.decision = 0
    weights.drawAsChief = 0
    weights.drawAsPartner = 0
    weights.drawAsOpponent = 0
    return BotTuning(memory: min(2, memory), boldness: boldness, weights: weights)
  }
}

/// Plays by chance alone: the floor that every other mind must clear, and a way to meet odd positions.
///
/// Trumps, partners and cards are drawn evenly from what is legal. In the auction it passes three
/// times in four, else lays one card drawn from those it may lay; even chances over all sets of cards
/// would lay half a hand at the first turn.
public struct RandomBot: Bot {
  /// A mind without any knowledge.
  public init() {}

  /// A legal move drawn from the seed.
  public func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    var generator = SeededGenerator(seed: seed)
    switch observation.legalMoves {
    case .bid(let cards, let atMost):
      guard atMost > 0, !cards.isEmpty, generator.below(4) == 0,
        let card = cards[nth: generator.below(cards.count)]
      else { return .pass }
      return .bid(CardSet(card))
    case .name(let trumps):
      return trumps.isEmpty ? .pass : .name(trumps[generator.below(trumps.count)])
    case .pick(let seats):
      return seats.isEmpty ? .pass : .pick(seats[generator.below(seats.count)])
    case .play(let cards):
      let looks = cards.looks
      guard !looks.isEmpty else { return .pass }
      return looks[nth: generator.below(looks.count)].map(Move.play) ?? .pass
    case nil:
      return .pass
    }
  }
}
