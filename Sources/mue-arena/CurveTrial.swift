import MueBots
import MueRules
import Platform

/// Compares the curves of hands, from each seat in turn, with what became of the contracts.
struct CurveTrial: Sendable {
  let plan: TablePlan
  let bots: [PlayerSpec]
  let policies: Policies?

  /// A hand with a contract: what its curve promised before the play and after each trick.
  struct Hand: Sendable {
    let isMade: Bool
    let points: [ContractCurve.Point]
  }

  /// The curve of a deal by its number; nil after an interrupt and without a contract.
  private func hand(
    _ number: Int, _ pool: PlayerPool, _ interruption: Interruption
  ) throws(ArenaError) -> Hand? {
    let seats = plan.players.seats
    let seating = seats.map { bots[$0.index % bots.count] }
    let hand = try FinishedHand.play(number, of: plan, seating: seating, pool, interruption)
    guard let round = hand?.round, case .played(let reckoning)? = round.score?.result,
      let reviewer = CurveReviewer(round, from: seats[number % seats.count], by: policies)
    else { return nil }
    var curve = ContractCurve(count: reviewer.count)
    for index in 0..<reviewer.count {
      let point = reviewer.point(index) { interruption.isRequested }
      guard let point else { return nil }
      curve.append(point)
    }
    return Hand(isMade: reckoning.isMade, points: curve.tricks(of: plan.players))
  }

  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> CurveTally {
    try DealRun(plan: plan, interruption: interruption, progress: progress)
      .run(CurveTally()) { number, pool throws(ArenaError) -> [Hand]? in
        let hand = try hand(number, pool, interruption)
        return interruption.isRequested ? nil : [hand].compactMap(\.self)
      }
  }
}

/// What curves promised and what was made, in tenths of the scale.
struct CurveTally: DealTally {
  private(set) var hands = 0
  private(set) var known = Array(repeating: Tenth(), count: 10)
  private(set) var open = Array(repeating: Tenth(), count: 10)

  /// The points of curves in one tenth of the scale.
  struct Tenth: Sendable {
    private(set) var points = 0
    private(set) var promised = 0
    private(set) var made = 0
    /// The sum over the hands of the squared difference between made and promised, in per cent.
    private var squares = 0.0

    /// Counts the points of a hand in this tenth.
    mutating func count(_ chances: [Int], isMade: Bool) {
      points += chances.count
      promised += chances.reduce(0, +)
      made += isMade ? chances.count : 0
      let difference = chances.reduce(0) { $0 + (isMade ? 100 : 0) - $1 }
      squares += Double(difference * difference)
    }

    /// The standard error of the share made, in per cent; the points of a hand count as one, since
    /// they end alike.
    var error: Double { points == 0 ? 0 : squares.squareRoot() / Double(points) }

    fileprivate func row(_ name: String) -> [String] {
      let all = Double(max(1, points))
      return [
        name, String(points), Figures.fixed(Double(promised) / all, places: 1),
        Figures.fixed(100 * Double(made) / all, places: 1), Figures.fixed(error, places: 1),
      ]
    }
  }

  mutating func take(_ row: [CurveTrial.Hand]) {
    for hand in row {
      hands += 1
      count(hand.points.map(\.known), hand.isMade, in: &known)
      count(hand.points.map(\.open), hand.isMade, in: &open)
    }
  }

  /// Counts the chances of a hand, except those that nothing could change any more.
  private func count(_ chances: [Int], _ isMade: Bool, in tenths: inout [Tenth]) {
    for (number, chances) in Dictionary(grouping: chances, by: { $0 / 10 }) where number < 10 {
      let chances = chances.filter { $0 > 0 }
      if !chances.isEmpty { tenths[number].count(chances, isMade: isMade) }
    }
  }

  func report() -> [String] {
    [(name: "from a seat", tenths: known), ("all cards open", open)].reduce(
      ["\(Figures.count(hands, "contract"))"]
    ) { lines, table in
      let rows = table.tenths.enumerated().filter { $1.points > 0 }.map { number, tenth in
        tenth.row("\(10 * number)–\(10 * number + 10) %")
      }
      return lines
        + Figures.columns([[table.name, "points", "promised %", "made %", "error"]] + rows)
    }
  }
}

extension ArenaRunner {
  /// Compares curves with what became of the contracts; returns the exit status.
  func chances(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    let plan = try TablePlan(parsed, deals: 100)
    let bots = try bots(parsed, else: ["club"])
    let trial = CurveTrial(
      plan: plan, bots: bots, policies: PlayerSpec.shippedPolicies.policies)
    return try runLong(plan, bots, deals: plan.deals.count) { progress throws(ArenaError) in
      try trial.run(interruption, progress)
    } show: { tally in
      show(tally.report())
    }
  }
}
