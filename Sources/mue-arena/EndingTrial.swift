import MueBots
import MueRules
import Platform

/// Compares the search for best play in the last five tricks with an exhaustive one.
struct EndingTrial: Sendable {
  let plan: TablePlan
  let bots: [PlayerSpec]

  /// An ending solved in both ways: the points of the Chief's side, and the microseconds.
  struct Ending: Sendable {
    let found: Int
    let exhaustive: Int
    let times: (found: Int, exhaustive: Int)
  }

  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> EndingTally {
    try DealRun(plan: plan, interruption: interruption, progress: progress)
      .run(EndingTally()) { number, pool throws(ArenaError) -> [Ending]? in
        let seats = plan.players.seats
        let seating = seats.map { bots[$0.index % bots.count] }
        let hand = try FinishedHand.play(number, of: plan, seating: seating, pool, interruption)
        guard let round = hand?.round else { return nil }
        return [Self.ending(of: round)].compactMap(\.self)
      }
  }

  /// The last tricks of a hand, solved; nil if no contract was played.
  static func ending(of round: Round, last count: Int = BestPlay.exactTricks) -> Ending? {
    var replay = Round(deal: round.deal, dealer: round.publicState.dealer)
    let tricks = round.rules.handSize - count
    for move in round.publicState.moves {
      let isThere =
        replay.publicState.play != nil && replay.publicState.finishedTricks == tricks
        && replay.publicState.currentTrick == nil
      if isThere { break }
      guard replay.applyLegal(move) else { return nil }
    }
    guard let play = Playout(replay)?.play, let contract = replay.publicState.contract else {
      return nil
    }
    var search = EndingSearch(contract)
    var exhaustive = ExhaustiveEnding(contract)
    let clock = ContinuousClock()
    let begin = clock.now
    let found = search.points(from: play)
    let middle = clock.now
    let all = exhaustive.points(from: play)
    let times = (
      found: Int((middle - begin) / .microseconds(1)),
      exhaustive: Int((clock.now - middle) / .microseconds(1))
    )
    return Ending(found: found, exhaustive: all, times: times)
  }
}

/// Best play in an ending by trying everything: no bounds, no order, only the positions between
/// tricks are remembered.
struct ExhaustiveEnding {
  private struct Position: Hashable {
    let hands: [CardSet]
    let leader: Seat
  }

  private let contract: Contract
  private var known: [Position: Int] = [:]

  init(_ contract: Contract) { self.contract = contract }

  /// The card points that the Chief's side wins from here to the end.
  mutating func points(from play: TrickPlay) -> Int {
    if play.isOver { return 0 }
    guard play.led == nil else { return best(play) }
    let position = Position(
      hands: play.players.seats.map { play.hands[$0.index] }, leader: play.turn)
    if let points = known[position] { return points }
    let points = best(play)
    known[position] = points
    return points
  }

  private mutating func best(_ play: TrickPlay) -> Int {
    var values: [Int] = []
    for card in play.legal {
      var next = play
      next.play(card)
      let isWon = next.led == nil && contract.isChiefSide(next.turn)
      values.append((isWon ? play.table.points + card.points : 0) + points(from: next))
    }
    return (contract.isChiefSide(play.turn) ? values.max() : values.min()) ?? 0
  }
}

/// The endings solved so far.
struct EndingTally: DealTally {
  private(set) var endings = 0
  private(set) var different = 0
  private var microseconds = (found: 0, most: 0, exhaustive: 0)

  mutating func take(_ row: [EndingTrial.Ending]) {
    for ending in row {
      endings += 1
      different += ending.found == ending.exhaustive ? 0 : 1
      microseconds.found += ending.times.found
      microseconds.most = max(microseconds.most, ending.times.found)
      microseconds.exhaustive += ending.times.exhaustive
    }
  }

  func report() -> [String] {
    let all = Double(max(1, endings))
    return Figures.columns([
      ["endings of \(BestPlay.exactTricks) tricks", String(endings)],
      ["different from exhaustive search", String(different)],
      ["mean time", Figures.fixed(Double(microseconds.found) / all / 1000) + " ms"],
      ["longest time", Figures.fixed(Double(microseconds.most) / 1000) + " ms"],
      [
        "mean time of exhaustive search",
        Figures.fixed(Double(microseconds.exhaustive) / all / 1000) + " ms",
      ],
    ])
  }
}

extension ArenaRunner {
  /// Compares the search in endings with an exhaustive one; returns the exit status.
  func endings(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    let plan = try TablePlan(parsed, deals: 200)
    let bots = try bots(parsed, else: ["club"])
    return try runLong(plan, bots, deals: plan.deals.count) { progress throws(ArenaError) in
      try EndingTrial(plan: plan, bots: bots).run(interruption, progress)
    } show: { tally in
      show(tally.report())
    }
  }
}
