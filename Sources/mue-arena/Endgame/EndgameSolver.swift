import MueRules

/// Solves the end of a hand with all cards known: the card points of the Chief's side with perfect play.
///
/// A solver is made for one contract and solves any number of its endgames, one after the other. No answer
/// depends on an earlier one.
public struct EndgameSolver: Sendable {
  private let players: PlayerCount
  let isChiefSide: InlineArray<6, Bool>
  var rivals: CardRivals
  var table: TranspositionTable
  /// The number of cards that may still be tried, and whether it was too low.
  var cardsLeft = 0
  var isOut = false

  /// A solver for a contract, with a transposition table of 2 to the power of `tableBits` positions, 4 to 26.
  public init(players: PlayerCount, contract: Contract, tableBits: Int = 16) {
    self.players = players
    isChiefSide = InlineArray {
      $0 == contract.roles.chief.index || $0 == contract.partner?.index
    }
    rivals = CardRivals(
      TrickOrder(chiefTrump: contract.chiefTrump, viceTrump: contract.viceTrump))
    table = TranspositionTable(bits: min(max(tableBits, 4), 26))
  }

  /// The final card points of the Chief's side, those already won included.
  ///
  /// Nil if more than `limit` cards would have to be tried.
  public mutating func points(from play: TrickPlay, limit: Int = .max) -> Int? {
    begin(limit)
    let won = won(play)
    var play = play
    var least = 0
    var most = Self.pointsLeft(play)
    var guess = most / 2
    while least < most {
      let goal = max(guess, least + 1)
      guess = value(&play, goal: goal)
      if isOut { return nil }
      if guess >= goal { least = guess } else { most = guess }
    }
    return won + least
  }

  /// Whether the Chief's side ends with at least this many card points.
  ///
  /// Nil if more than `limit` cards would have to be tried.
  public mutating func reaches(_ points: Int, from play: TrickPlay, limit: Int = .max) -> Bool? {
    begin(limit)
    let goal = points - won(play)
    var play = play
    let value = value(&play, goal: goal)
    return isOut ? nil : value >= goal
  }

  private mutating func begin(_ limit: Int) {
    table.begin()
    cardsLeft = limit
    isOut = false
  }

  private func won(_ play: TrickPlay) -> Int {
    (0..<6).reduce(0) { isChiefSide[$1] ? $0 + play.points[$1] : $0 }
  }

  /// The card points in the hands and on the table.
  static func pointsLeft(_ play: TrickPlay) -> Int {
    (0..<6).reduce(play.table) { $0 | play.hands[$1] }.points
  }
}

/// The search: alpha-beta with a null window, so that every value is a bound.
extension EndgameSolver {
  /// A bound on the points that the Chief's side wins from here on: a lower bound if it is at least `goal`,
  /// otherwise an upper bound.
  mutating func value(_ play: inout TrickPlay, goal: Int) -> Int {
    if play.led != nil { return tried(&play, goal: goal, held(play), hint: .max).value }
    let held = held(play)
    if goal <= 0 || held.isEmpty { return 0 }
    let left = held.points
    if goal > left { return left }
    if let all = sureWinner(play, held) { return all ? left : 0 }
    var entry = table.entry(held.bits | UInt64(truncatingIfNeeded: play.turn.index) &<< 60)
    if entry.least >= goal { return Int(entry.least) }
    if entry.most < goal { return Int(entry.most) }
    let (value, best) = tried(&play, goal: goal, held, hint: entry.best)
    if isOut { return value }
    if value >= goal {
      entry.least = UInt8(truncatingIfNeeded: value)
    } else {
      entry.most = UInt8(truncatingIfNeeded: value)
    }
    entry.best = best
    table.keep(entry)
    return value
  }

  /// Tries the cards of the seat to move until the bound is decided; returns the best card, or 255, with it.
  private mutating func tried(
    _ play: inout TrickPlay, goal: Int, _ held: CardSet, hint: UInt8
  ) -> (value: Int, best: UInt8) {
    let mine = isChiefSide[play.turn.index]
    var moves = moves(&play, held, mine: mine, hint: hint)
    let here = play.position
    let pot = play.table.points
    var bound = mine ? -1 : Int.max
    var best = UInt8.max
    var index = 0
    while index < moves.count {
      let card = moves.card(index)
      index &+= 1
      if cardsLeft <= 0 {
        isOut = true
        return (0, .max)
      }
      cardsLeft &-= 1
      play.play(card)
      let isDone = play.led == nil
      let gain = isDone && isChiefSide[play.turn.index] ? pot &+ card.points : 0
      let value = gain &+ value(&play, goal: goal &- gain)
      play.rewind(to: here)
      if mine ? value > bound : value < bound {
        bound = value
        best = card.index
      }
      if isOut || (mine ? bound >= goal : bound < goal) { break }
    }
    return (bound, best)
  }

  /// The cards to try.
  @inline(__always)
  private mutating func moves(
    _ play: inout TrickPlay, _ held: CardSet, mine: Bool, hint: UInt8
  ) -> EndgameMoves {
    var moves = EndgameMoves()
    let others = held - play.hands[play.turn.index]
    var against = others
    var legal = play.hands[play.turn.index]
    guard let led = play.led, let winning = play.winning else {
      for card in legal {
        let isSure = (rivals.beaters[Int(card.index)] & others).isEmpty
        let points = card.points
        let rank = card.index == hint ? 1_000 : isSure ? 100 &+ points : 10 &- 4 &* points
        moves.add(card, rank: rank, points: points, against: against, &rivals)
      }
      return moves
    }
    legal = play.order.legal(from: legal, led: led)
    against.insert(winning)
    let isOurs = isChiefSide[play.winner.index] == mine
    let taking = rivals.beaters[Int(winning.index)]
    let isSafe = (taking & others).isEmpty
    for card in legal {
      let points = card.points
      let takes = taking.contains(card)
      let stays = takes ? (rivals.beaters[Int(card.index)] & others).isEmpty : isSafe
      let ours = takes || isOurs
      let sign = ours ? (stays ? 20 : 5) : -20
      let rank = sign &* (points &+ 1) &+ (takes ? (stays ? 50 : 0) : 10)
      moves.add(card, rank: rank, points: points, against: against, &rivals)
    }
    return moves
  }

  /// If the seat about to lead surely wins all tricks left: whether it is on the Chief's side; otherwise nil.
  @inline(__always)
  private mutating func sureWinner(_ play: TrickPlay, _ held: CardSet) -> Bool? {
    let hand = play.hands[play.turn.index]
    let others = held - hand
    for card in hand where !(rivals.beaters[Int(card.index)] & others).isEmpty { return nil }
    return isChiefSide[play.turn.index]
  }

  @inline(__always)
  private func held(_ play: TrickPlay) -> CardSet {
    play.hands[0] | play.hands[1] | play.hands[2] | play.hands[3] | play.hands[4] | play.hands[5]
  }
}
