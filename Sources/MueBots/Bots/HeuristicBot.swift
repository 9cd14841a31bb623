import MueRules

/// Plays by heuristics, without any search: the yardstick `plain`, and the levels below club.
///
/// It knows whose side it is on, remembers what has been played, and counts on nothing else. It needs
/// no playouts, so limits change nothing. At a table of four the levels bid and name by their policies (`LearnedTuning`).
public struct HeuristicBot: Bot {
  let tuning: HeuristicTuning

  /// A bot with a full memory and balanced bidding.
  public init() { self.init(HeuristicTuning()) }

  init(_ tuning: HeuristicTuning) { self.tuning = tuning }

  /// The move; limits change nothing, and the seed only what is drawn and whether a bid draws level.
  public func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    let usual = usual(observation, seed: seed)
    guard tuning.bidsTactically,
      LevelBids.dares(
        observation.publicState.auction.most, seed: seed, boldness: tuning.style.boldness)
    else { return usual }
    return bidding(observation).levelBid(observation, insteadOf: usual) ?? usual
  }

  /// The move apart from bids that draw level.
  func usual(_ observation: Observation, seed: UInt64) -> Move {
    guard let learned = tuning.learned, observation.players == .four else {
      return choose(observation)
    }
    return learned.choose(observation, tuning, seed: seed) ?? choose(observation)
  }

  /// The heuristic move for the seat to move; a pass if nothing is asked of the seat.
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

/// What distinguishes one heuristic player from another.
struct HeuristicTuning: Sendable {
  /// How much it remembers, 0 to 9; see `ImperfectMemory`.
  var memory = BotSettings.fullMemory
  /// What it adds to the points that it expects from its hand in the auction, in hundredths of a point.
  var boldness = 0
  /// What it also adds at a table of three.
  var addedAtThree = 0
  /// How it bids beside that.
  var style = BotSettings.Style.balanced
  /// Whether it draws level in the auction now and then, and supports the leader there.
  var bidsTactically = false
  var weights = HeuristicWeights()
  /// What it has learned for a table of four; nil without policies.
  var learned: LearnedTuning?

  /// What it adds at a table to the points that it expects from its hand, in hundredths of a point.
  func boldness(at players: PlayerCount) -> Int {
    boldness + (players == .three ? addedAtThree : 0)
  }

  /// Plays for the trick on the table, above all for tricks of its own, and remembers little; so it thinks its hand
  /// worth a point and a half less than others do.
  static func novice(
    memory: Int, style: BotSettings.Style, learned: LearnedTuning?
  ) -> HeuristicTuning {
    HeuristicTuning(
      memory: min(2, memory), boldness: style.boldness - 150, style: style, bidsTactically: true,
      weights: .novice, learned: learned)
  }
}

/// How a level below strong bids and names by its policies at a table of four.
///
/// Learned bids gain more there than anywhere else: with heuristics club would be 16 points below strong
/// (`FIGURES.md`). Each draws its bids, so that it errs now and then, most where bids are about as good.
struct LearnedTuning: Sendable {
  let policies: Policies
  /// What becoming Chief is also worth to it, in hundredths of a point.
  let boldness: Int
  /// How much it remembers of the cards at most, if it draws them by its policy too; nil if it plays them otherwise.
  var cardMemory: Int?

  /// The tunings that make even steps: each level makes more than half of its contracts among its like.
  static func novice(by policies: Policies) -> LearnedTuning {
    LearnedTuning(policies: policies, boldness: -800)
  }

  static func casual(by policies: Policies) -> LearnedTuning {
    LearnedTuning(policies: policies, boldness: -300, cardMemory: 4)
  }

  static func club(by policies: Policies) -> LearnedTuning {
    LearnedTuning(policies: policies, boldness: 0)
  }

  /// A bid or a card drawn, or the best trump or partner; nil for what heuristics choose.
  func choose(_ observation: Observation, _ tuning: HeuristicTuning, seed: UInt64) -> Move? {
    var chance = SeededGenerator(seed: seed)
    switch observation.legalMoves {
    case .bid:
      // The policies have not learned what to do where somebody has drawn level.
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

/// When computer players draw level in the auction.
enum LevelBids {
  /// The most cards before a seat that draws level: an éclat costs ten points for each.
  static let mostCards = 5
  /// The playouts that compare such a bid with others.
  static let playouts = 1000
  /// What such a bid may cost beside the best of the others, in 1024ths of a point: less than a review calls a mistake.
  static let cost = 1536
  /// What playouts flatter such a bid by, in points: in them nobody else has learned to answer it.
  static let flattery = 1.0

  /// Whether a player dares to, with so many cards before it afterwards, by the seed of the decision.
  ///
  /// With one or two cards little is at stake, and somebody nearly always goes on. Bold players dare more often, and
  /// so do those whose playouts then refuse what is too dear.
  static func dares(_ cards: Int, seed: UInt64, boldness: Int, isPlayedOut: Bool = false) -> Bool {
    var generator = SeededGenerator(seed: seed ^ 0x6C65_7665)
    let isCheap = cards <= 2
    let percent =
      if boldness > 0 { isCheap ? 20 : 3 } else if boldness > -100 { isCheap ? 16 : 2 } else {
        isCheap ? 8 : 1
      }
    let factor = isPlayedOut ? isCheap ? 2 : 8 : 1
    return generator.below(100) < factor * percent
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
