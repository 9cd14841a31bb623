import MueRules

/// Plays by heuristics, without any search: the yardstick `plain`, and the levels below club.
///
/// It knows whose side it is on, remembers what has been played, and counts on nothing else. It needs
/// no playouts, so limits and seed change nothing.
public struct HeuristicBot: Bot {
  let tuning: HeuristicTuning

  /// A bot with a full memory and balanced bidding.
  public init() { self.init(HeuristicTuning()) }

  init(_ tuning: HeuristicTuning) { self.tuning = tuning }

  /// The heuristic move; limits and seed change nothing.
  public func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    choose(observation)
  }

  /// The heuristic move for the seat to move; a pass if nothing is asked of the seat.
  public func choose(_ observation: Observation) -> Move {
    switch observation.legalMoves {
    case .bid(let cards, let atMost):
      HeuristicBidding(observation, boldness: tuning.boldness(at: observation.players))
        .bid(from: cards, atMost: atMost)
    case .name(let trumps): .name(HeuristicNaming(observation).trump(of: trumps))
    case .pick(let seats): HeuristicNaming(observation).partner(of: seats).map(Move.pick) ?? .pass
    case .play(let cards): card(observation, of: cards).map(Move.play) ?? .pass
    case nil: .pass
    }
  }

  private func card(_ observation: Observation, of legal: CardSet) -> Card? {
    guard var seen = Playout(observation, memory: tuning.memory, weights: tuning.weights) else {
      return legal.first
    }
    return HeuristicPlay.card(&seen.play, &seen.memory)
  }
}

/// What distinguishes one heuristic player from another.
struct HeuristicTuning: Sendable {
  /// How much it remembers, 0 to 9; see `ImperfectMemory`.
  var memory = BotSettings.fullMemory
  /// What it adds to the points that it expects from its hand in the auction, in hundredths of a point.
  var boldness = 0
  /// What it also adds at a table of three.
  var addedAtThree = 0
  var weights = HeuristicWeights()

  /// What it adds at a table to the points that it expects from its hand, in hundredths of a point.
  func boldness(at players: PlayerCount) -> Int {
    boldness + (players == .three ? addedAtThree : 0)
  }

  /// Plays for the trick on the table, above all for tricks of its own, and remembers little; so it thinks its hand
  /// worth a point and a half less than others do.
  static func novice(memory: Int, boldness: Int) -> HeuristicTuning {
    HeuristicTuning(memory: min(2, memory), boldness: boldness - 150, weights: .novice)
  }
}

/// Plays at random: the floor for every other bot, and for tests a way into odd positions.
///
/// Trumps, partners and cards are drawn uniformly from the legal ones. In the auction it passes three
/// times in four and otherwise lays one card: a uniform draw over all sets of cards would lay half a
/// hand at the first turn.
public struct RandomBot: Bot {
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
