import MueRules

/// A hand played on from some point to its end, every seat by the rules of thumb.
struct Playout: Sendable {
  /// All hands and the trick on the table.
  var play: TrickPlay
  /// What the seats remember.
  var memory: PlayMemory

  /// The play of a world that has come to its tricks; nil before and after.
  init?(_ round: Round) {
    guard var play = round.publicState.play, let memory = PlayMemory(round.publicState) else {
      return nil
    }
    for seat in round.players.seats { play.hands[seat.index] = round.hand(of: seat) }
    self.play = play
    self.memory = memory
  }

  /// A point of the play by its parts.
  init(play: TrickPlay, memory: PlayMemory) {
    self.play = play
    self.memory = memory
  }

  /// Plays one card for the seat to move.
  @inline(__always)
  mutating func put(_ card: Card) {
    memory.note(card, by: play.turn, following: play.following)
    play.play(card)
  }

  /// Plays on to the end by the rules of thumb.
  mutating func finish() {
    while let card = HeuristicPlay.card(&play, &memory) { put(card) }
  }

  /// Plays on to the end by chance alone.
  mutating func finish(by generator: inout SeededGenerator) {
    while !play.isOver {
      let legal = play.legal
      guard let card = legal[nth: generator.below(legal.count)] else { return }
      put(card)
    }
  }

  /// The card points each seat has won.
  var points: [Int] { memory.players.seats.map { play.points[$0.index] } }

  /// How it ended, after some points of the Chief's side have gone to the others; losing an own
  /// contract counts some points more than it costs.
  func outcome(_ utility: Utility, fear: Int = 0, concededPoints: Int = 0) -> PlayoutOutcome {
    let points = concededPoints == 0 ? points : points(concededPoints: concededPoints)
    let contract = memory.contract
    let reckoning = Reckoning(players: memory.players, contract: contract, points: points)
    var outcome = utility.outcome(
      zip(points, reckoning.bonus).map { $0 + $1 }, isMade: reckoning.isMade)
    if !reckoning.isMade, contract.roles.chief == utility.seat { outcome.value -= 1024 * fear }
    return outcome
  }

  /// The card points when the others win some more from the Chief's side: from the partner every third.
  private func points(concededPoints: Int) -> [Int] {
    var points = points
    let roles = memory.contract.roles
    let takers = memory.players.seats(from: roles.chief).filter { !memory.isChiefSide[$0.index] }
    for number in 0..<concededPoints {
      let partner = number % 3 == 2 ? memory.contract.partner : nil
      let giver = partner ?? roles.chief
      guard points[giver] > 0 else { continue }
      points[giver] -= 1
      points[takers[number % takers.count]] += 1
    }
    return points
  }
}

/// How one playout ended for the seat that thinks.
struct PlayoutOutcome: Equatable, Sendable {
  /// What counts, in 1024ths of a point.
  var value: Int
  /// Points and bonus.
  var score: Int
  /// Whether the contract was made; false without one.
  var isMade: Bool
}

/// A hand about to be played out, to be measured or watched from outside.
public struct PlayoutStart: Sendable {
  /// Who plays the cards.
  public enum Policy: Sendable {
    /// Any legal card, each as likely.
    case random
    /// The rules of thumb of `plain`.
    case plain
  }

  private let start: Playout

  /// All hands and the trick on the table.
  public var hand: TrickPlay { start.play }

  /// The hand as it stands; nil unless it has come to its tricks.
  public init?(_ round: Round) {
    guard let start = Playout(round) else { return nil }
    self.start = start
  }

  /// Plays the hand to its end by a policy; returns the card points of each seat.
  public func play(_ policy: Policy, seed: UInt64) -> [Int] {
    var playout = start
    switch policy {
    case .plain: playout.finish()
    case .random:
      var generator = SeededGenerator(seed: seed)
      playout.finish(by: &generator)
    }
    return playout.points
  }
}
