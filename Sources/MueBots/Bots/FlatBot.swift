import MueRules

/// A yardstick: flat Monte Carlo search with random playouts, within the means of a phone of 2010.
///
/// It follows what programs for such games commonly did then, not any particular one:
///
/// - Every decision gets 30 worlds, regardless of the limits, so that the yardstick is the same
///   everywhere. A world is a uniform deal of the hidden cards; laid cards stay where they are, but
///   voids are forgotten.
/// - A card: each legal one is played out in each world, with everybody playing at random from
///   there. The one with the best mean score, points and bonus, is played.
/// - A trump or a partner: the same, with everything still undecided drawn at random.
/// - A bid: it considers its longest suit and its most frequent number as trump, at one card more
///   than anybody has. If random play makes that level with the better of the two in at least half
///   of the worlds, it lays that many cards, those of the trump first and the highest first;
///   otherwise it passes. It never bids to be Vice and never ties the leader.
///
/// It uses no heuristics, no memory of the play and no inference from bids.
public struct FlatBot: Bot {
  static let worlds = 30

  public init() {}

  /// The move with the best mean over 30 worlds; the limits are ignored.
  public func choose(_ observation: Observation, limits: Limits, seed: UInt64) -> Move {
    var guess = FlatGuess(observation, seed: seed)
    switch observation.legalMoves {
    case .bid(let free, let atMost):
      return .bid(FlatBidding(observation, free: free, atMost: atMost).cards(&guess))
    case .name(let trumps):
      return Self.best(of: trumps, &guess) { trump, guess in
        guess.naming(trump)
      }.map(Move.name) ?? .pass
    case .pick(let seats):
      return Self.best(of: seats, &guess) { seat, guess in
        guess.picking(seat)
      }.map(Move.pick) ?? .pass
    case .play(let cards):
      return Self.best(of: Array(cards.looks), &guess) { card, guess in
        guess.playing(card)
      }.map(Move.play) ?? .pass
    case nil: return .pass
    }
  }

  /// The candidate with the highest sum over the worlds; ties go to the first.
  private static func best<Candidate>(
    of candidates: [Candidate], _ guess: inout FlatGuess,
    score: (Candidate, inout FlatGuess) -> Int
  ) -> Candidate? {
    guard candidates.count > 1 else { return candidates.first }
    var sums = candidates.map { _ in 0 }
    for _ in 0..<worlds {
      guess.deal()
      for index in sums.indices { sums[index] += score(candidates[index], &guess) }
    }
    return candidates[sums.indices.max { sums[$0] < sums[$1] } ?? 0]
  }
}

/// A uniformly drawn world of `FlatBot`, and random playouts from it.
struct FlatGuess {
  private let observation: Observation
  private var generator: SeededGenerator
  private(set) var hands: [CardSet] = []

  init(_ observation: Observation, seed: UInt64) {
    self.observation = observation
    generator = SeededGenerator(seed: seed)
  }

  private var players: PlayerCount { observation.players }

  mutating func deal() {
    var rest = Array(observation.hidden)
    hands = players.seats.map { seat in
      if seat == observation.seat { return observation.hand }
      var hand = observation.known(of: seat)
      while hand.count < observation.handCount(of: seat), !rest.isEmpty {
        hand.insert(rest.remove(at: generator.below(rest.count)))
      }
      return hand
    }
  }

  /// The score of a playout after a card.
  mutating func playing(_ card: Card) -> Int {
    guard var play = observation.publicState.play, let contract = observation.publicState.contract
    else {
      return 0
    }
    for seat in players.seats { play.hands[seat.index] = hands[seat] }
    play.play(card)
    return ownScore(finish(play, contract))
  }

  /// The score of a playout after picking a partner.
  mutating func picking(_ partner: Seat) -> Int {
    guard case .chiefPicks(let roles, let vice, let chief) = observation.publicState.phase else {
      return 0
    }
    return ownScore(outcome(roles, vice: vice, chief: chief, partner: partner))
  }

  /// The score of a playout after naming a trump; the partner and, after a Vice, the Chief's trump
  /// are drawn.
  mutating func naming(_ trump: Trump) -> Int {
    switch observation.publicState.phase {
    case .viceNames(let roles):
      let laid = Array(observation.publicState.auction.laid[roles.chief])
      let card = laid[generator.below(laid.count)]
      let choices = [Trump.suit(card.suit), .number(card.rank)].filter { $0 != trump }
      let chief = choices[generator.below(choices.count)]
      return ownScore(outcome(roles, vice: trump, chief: chief))
    case .chiefNames(let roles, let vice):
      return ownScore(outcome(roles, vice: vice, chief: trump))
    default: return 0
    }
  }

  /// Whether a playout makes the contract of this seat as Chief, without a Vice.
  mutating func makes(level: Int, trump: Trump) -> Bool {
    let roles = Roles(chief: observation.seat, vice: nil, level: level)
    return outcome(roles, vice: nil, chief: trump).reckoning.isMade
  }

  private typealias PlayoutOutcome = (points: [Int], reckoning: Reckoning)

  private func ownScore(_ outcome: PlayoutOutcome) -> Int {
    outcome.points[observation.seat] + outcome.reckoning.bonus[observation.seat]
  }

  /// How a contract ends when everybody plays at random; a partner not yet picked is drawn.
  private mutating func outcome(
    _ roles: Roles, vice: Trump?, chief: Trump, partner: Seat? = nil
  ) -> PlayoutOutcome {
    let others = players.seats.filter { $0 != roles.chief && $0 != roles.vice }
    let any = observation.rules.hasPartners ? others[generator.below(others.count)] : nil
    let contract = Contract(
      roles: roles, viceTrump: vice, chiefTrump: chief, partner: partner ?? any)
    let order = TrickOrder(chiefTrump: chief, viceTrump: vice)
    return finish(
      TrickPlay(players: players, order: order, hands: hands, chief: roles.chief), contract)
  }

  private mutating func finish(_ start: TrickPlay, _ contract: Contract) -> PlayoutOutcome {
    var play = start
    while !play.isOver {
      let legal = play.legal
      guard let card = legal[nth: generator.below(legal.count)] else { break }
      play.play(card)
    }
    let points = players.seats.map { play.points[$0.index] }
    return (points, Reckoning(rules: observation.rules, contract: contract, points: points))
  }
}

struct FlatBidding {
  private let observation: Observation
  private let free: CardSet
  /// The number of cards to add to lead by one.
  private let number: Int
  private let mayLead: Bool

  init(_ observation: Observation, free: CardSet, atMost: Int) {
    let auction = observation.publicState.auction
    let others = observation.players.seats.filter { $0 != observation.seat }
    let mine = auction.laid[observation.seat].count
    let most = others.map { auction.laid[$0].count }.max() ?? 0
    self.observation = observation
    self.free = free
    number = max(mine, most) + 1 - mine
    mayLead = number <= min(atMost, free.count)
  }

  /// The cards to lay; none to pass.
  func cards(_ guess: inout FlatGuess) -> CardSet {
    guard mayLead else { return .none }
    let laid = observation.publicState.auction.laid[observation.seat]
    var best: (trump: Trump, made: Int)?
    for trump in trumps {
      var made = 0
      for _ in 0..<FlatBot.worlds {
        guess.deal()
        made += guess.makes(level: laid.count + number, trump: trump) ? 1 : 0
      }
      if made > best?.made ?? -1 { best = (trump, made) }
    }
    guard let best, 2 * best.made >= FlatBot.worlds else { return .none }
    return cards(for: best.trump)
  }

  /// The longest suit and the most frequent number of the hand.
  private var trumps: [Trump] {
    func longest(_ trumps: [Trump]) -> Trump? {
      trumps.max { (observation.hand & $0.cards).count < (observation.hand & $1.cards).count }
    }
    let suits = observation.rules.suits.map(Trump.suit)
    return [longest(suits), longest(Rank.all.map(Trump.number))].compactMap { $0 }
  }

  private func cards(for trump: Trump) -> CardSet {
    let sorted = free.sorted { left, right in
      let isLeft = trump.cards.contains(left)
      if isLeft != trump.cards.contains(right) { return isLeft }
      return (left.rank, left.index) > (right.rank, right.index)
    }
    return CardSet(sorted.prefix(number))
  }
}
