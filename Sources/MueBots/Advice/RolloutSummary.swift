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
  /// The seat's card points, and the trumps that its side spent on the trick, summed over all
  /// worlds.
  private(set) var points = 0
  private(set) var trumps = 0
  /// How often the seat became Chief, Vice and partner, and how often the hand ended in an éclat.
  private(set) var chief = 0
  private(set) var vice = 0
  private(set) var partner = 0
  private(set) var eclat = 0
  /// How often the seat made its contract as Chief, how often it opposed one, and how often that
  /// one was made.
  private(set) var chiefMade = 0
  private(set) var opposed = 0
  private(set) var opposedMade = 0

  init(_ move: Move, players: PlayerCount) {
    self.move = move
    takers = Array(repeating: 0, count: players.number)
    scores = takers
    wins = takers
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
    note(round.publicState, of: utility.seat)
    guard var playout = Playout(round) else {
      note(round.score?.score ?? [], utility)
      let outcome = table.outcome(of: round)
      tally.count(outcome)
      return outcome
    }
    if case .play = move {
      let held = Self.trumps(of: utility.seat, world.players.seats.map(world.hand), playout)
      playout.finishTrick(by: table.policies, &chance)
      let left = Self.trumps(
        of: utility.seat, world.players.seats.map { playout.play.hands[$0.index] }, playout)
      trumps += held - left
      note(playout, for: utility.seat)
    }
    playout.finish(by: table.policies, &chance)
    note(playout.scores.all, utility)
    points += playout.points[utility.seat.index]
    let outcome = playout.outcome(utility)
    tally.count(outcome)
    note(playout.memory.contract, of: utility.seat, isMade: outcome.isMade)
    return outcome
  }

  private mutating func note(_ contract: Contract, of seat: Seat, isMade: Bool) {
    if !contract.isChiefSide(seat) {
      opposed += 1
      opposedMade += isMade ? 1 : 0
    } else if contract.roles.chief == seat {
      chiefMade += isMade ? 1 : 0
    }
  }

  /// Notes the final scores of all seats.
  private mutating func note(_ scores: [Int], _ utility: Utility) {
    guard scores.count == self.scores.count else { return }
    for index in scores.indices { self.scores[index] += scores[index] }
    for winner in utility.winners(with: scores) { wins[winner.index] += 1 }
  }

  private static func trumps(of seat: Seat, _ hands: [CardSet], _ playout: Playout) -> Int {
    let sides = playout.memory.isChiefSide
    let own = playout.memory.players.seats.filter { sides[$0.index] == sides[seat.index] }
    return own.reduce(0) { $0 + (hands[$1.index] & playout.play.order.trumps).count }
  }

  func mean(_ sum: Int) -> Double { Double(sum) / Double(max(1, tally.worlds)) }

  private mutating func note(_ publicState: PublicState, of seat: Seat) {
    if case .eclat = publicState.score?.result { eclat += 1 }
    chief += publicState.roles?.chief == seat ? 1 : 0
    vice += publicState.roles?.vice == seat ? 1 : 0
    partner += publicState.contract?.partner == seat ? 1 : 0
  }

  /// Notes who took the trick just played, and whether the other side has trumps left.
  private mutating func note(_ playout: Playout, for seat: Seat) {
    takers[playout.play.turn.index] += 1
    let sides = playout.memory.isChiefSide
    let others = playout.memory.players.seats.filter { sides[$0.index] != sides[seat.index] }
    let held = others.reduce(CardSet.none) { $0 | playout.play.hands[$1.index] }
    cleared += (held & playout.play.order.trumps).isEmpty ? 1 : 0
  }
}
