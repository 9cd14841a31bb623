import MueRules

/// The results of one move in its rollouts.
struct RolloutSummary: Sendable {
  let move: Move
  /// The sums of the outcomes.
  private(set) var tally = SuccessiveHalving.Tally()
  /// How often each seat took the trick in which the move is played.
  private(set) var takers: [Int]
  /// How often the other side had no trump left after that trick.
  private(set) var cleared = 0
  /// The sum of each seat's scores, and how often each seat won the match with this hand.
  private(set) var scores: [Int]
  private(set) var wins: [Int]
  /// The seat's card points, those of the trick in which the move is played, and what contracts
  /// that were made and contracts that were lost brought it beyond, summed over all worlds.
  private(set) var points = 0
  private(set) var trickPoints = 0
  private(set) var bonusIfMade = 0
  private(set) var bonusIfLost = 0
  /// The trumps that the seat's side and the other side spent on the trick, summed over all worlds.
  private(set) var trumps = 0
  private(set) var othersTrumps = 0
  /// The later tricks that the seat takes with its cards.
  private(set) var later = LaterTricks()
  /// The results by the seat's part in the contract; a Vice is an opponent, too.
  private(set) var asChief = PartTally()
  private(set) var asPartner = PartTally()
  private(set) var asVice = PartTally()
  private(set) var asOpponent = PartTally()
  /// How often each seat, as Chief, picked this one, by the trump that it had named.
  private(set) var pickers: [[Trump: Int]]
  /// How often the seat named each trump.
  private(set) var named: [Trump: Int] = [:]
  /// How often the hand ended in an éclat.
  private(set) var eclat = 0

  init(_ move: Move, players: PlayerCount) {
    self.move = move
    takers = Array(repeating: 0, count: players.number)
    scores = takers
    wins = takers
    pickers = Array(repeating: [:], count: players.number)
  }

  /// A number of worlds as a percentage of all, rounded.
  func percent(_ count: Int) -> Int { percent(count, of: tally.worlds) }

  /// A number of worlds as a percentage of some, rounded; 0 if there are none.
  func percent(_ count: Int, of all: Int) -> Int { all == 0 ? 0 : (100 * count + all / 2) / all }

  mutating func play(in world: Round, at table: PlayoutTable, _ utility: Utility)
    -> PlayoutOutcome
  {
    var chance = table.chance
    let round = table.settled(after: move, in: world, &chance)
    guard var playout = Playout(round) else {
      let score = round.score
      if case .eclat = score?.result { eclat += 1 }
      note(score?.score ?? [], utility)
      let outcome = table.outcome(of: round)
      tally.count(outcome)
      return outcome
    }
    if case .play = move {
      let seat = utility.seat
      let before = Self.trumps(of: seat, world.players.seats.map(world.hand), playout)
      playout.finishTrick(by: table.policies, &chance)
      let after = Self.trumps(
        of: seat, world.players.seats.map { playout.play.hands[$0.index] }, playout)
      trumps += before.own - after.own
      othersTrumps += before.others - after.others
      trickPoints += playout.points[seat] - world.publicState.points[seat]
      takers[playout.play.turn.index] += 1
      cleared += after.others == 0 ? 1 : 0
      later.finish(&playout, for: seat, by: table.policies, &chance)
    } else {
      playout.finish(by: table.policies, &chance)
    }
    let scores = playout.scores.all
    note(scores, utility)
    let outcome = playout.outcome(utility)
    tally.count(outcome)
    note(playout, scores[utility.seat], of: utility.seat, isMade: outcome.isMade)
    return outcome
  }

  /// Notes the seat's part in the contract, and what its score consists of.
  private mutating func note(_ playout: Playout, _ score: Int, of seat: Seat, isMade: Bool) {
    let contract = playout.memory.contract
    let won = playout.points[seat]
    points += won
    if isMade { bonusIfMade += score - won } else { bonusIfLost += score - won }
    let (isChief, isVice) = (contract.roles.chief == seat, contract.roles.vice == seat)
    if isChief {
      asChief.count(contract, score, isMade)
      named[contract.chiefTrump, default: 0] += 1
    } else if contract.partner == seat {
      asPartner.count(contract, score, isMade)
      pickers[contract.roles.chief][contract.chiefTrump, default: 0] += 1
    } else {
      asOpponent.count(contract, score, isMade)
    }
    guard isVice else { return }
    asVice.count(contract, score, isMade)
    if let trump = contract.viceTrump { named[trump, default: 0] += 1 }
  }

  /// Notes the final scores of all seats.
  private mutating func note(_ scores: [Int], _ utility: Utility) {
    guard scores.count == self.scores.count else { return }
    for index in scores.indices { self.scores[index] += scores[index] }
    for winner in utility.winners(with: scores) { wins[winner.index] += 1 }
  }

  /// The trumps held by a seat's side and by the other side.
  private static func trumps(
    of seat: Seat, _ hands: [CardSet], _ playout: Playout
  ) -> (own: Int, others: Int) {
    let sides = playout.memory.isChiefSide
    return playout.memory.players.seats.reduce(into: (0, 0)) { held, other in
      let count = (hands[other] & playout.play.order.trumps).count
      if sides[other.index] == sides[seat.index] { held.0 += count } else { held.1 += count }
    }
  }

  func mean(_ sum: Int) -> Double { Double(sum) / Double(max(1, tally.worlds)) }
}

/// The rollouts in which a seat has one part in the contract.
struct PartTally: Sendable {
  private(set) var count = 0
  /// How often the contract was made.
  private(set) var made = 0
  /// The sums of the seat's scores and of the levels.
  private var score = 0
  private var level = 0

  mutating func count(_ contract: Contract, _ score: Int, _ isMade: Bool) {
    count += 1
    made += isMade ? 1 : 0
    self.score += score
    level += contract.roles.level
  }

  /// The share of contracts that were made, in per cent.
  var percentMade: Int { count == 0 ? 0 : (100 * made + count / 2) / count }
  var meanScore: Double { Double(score) / Double(max(1, count)) }
  var meanLevel: Double { Double(level) / Double(max(1, count)) }
}

/// The tricks that a seat takes after the one in which its move is played.
struct LaterTricks: Sendable {
  /// How often each card, by the index of the first twin, took a trick, and how often one in which
  /// each suit was led and trumped.
  private var taken = InlineArray<60, Int32>(repeating: 0)
  private var trumped = InlineArray<60, InlineArray<5, Int32>>(
    repeating: InlineArray(repeating: 0))

  /// Plays a hand to its end as `Playout.finish` does, and notes the cards with which the seat takes
  /// tricks.
  mutating func finish(
    _ playout: inout Playout, for seat: Seat, by policies: Policies?,
    _ chance: inout SeededGenerator
  ) {
    var own: Card?
    var led: Card?
    while let card = playout.card(by: policies, &chance) {
      if playout.play.led == nil { led = card }
      if playout.play.turn == seat { own = card }
      playout.put(card)
      guard playout.play.led == nil, playout.play.turn == seat, let own, let led else { continue }
      count(own, led, playout.play.order.trumps)
    }
  }

  private mutating func count(_ own: Card, _ led: Card, _ trumps: CardSet) {
    let index = Self.index(own)
    taken[index] += 1
    if trumps.contains(own), !trumps.contains(led) {
      trumped[index][Int(led.suit.rawValue)] += 1
    }
  }

  /// How often the card took a later trick.
  func count(of card: Card) -> Int { Int(taken[Self.index(card)]) }

  /// The suit that the card trumped most often, and how often; nil if it trumped none.
  func trumpedSuit(by card: Card) -> (suit: Suit, count: Int)? {
    let counts = trumped[Self.index(card)]
    let best = Suit.allCases.max { counts[Int($0.rawValue)] < counts[Int($1.rawValue)] }
    guard let best, counts[Int(best.rawValue)] > 0 else { return nil }
    return (best, Int(counts[Int(best.rawValue)]))
  }

  private static func index(_ card: Card) -> Int { Int((card.firstTwin ?? card).index) }
}
