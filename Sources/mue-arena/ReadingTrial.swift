import MueBots
import MueRules
import Platform

/// What bids are read to say in finished hands, beside the truth.
///
/// Everything is read from the point of view of an onlooker, who knows what everybody saw: once in
/// the middle of the auction, and once after it.
struct ReadingTrial: Sendable {
  let policies: Policies?
  var computers: [Seat: BotSettings] = [:]
  let worlds: Int

  /// The findings of a hand; `seed` is that of its worlds.
  func findings(_ round: Round, seed: UInt64) -> ReadingTally {
    var tally = ReadingTally()
    tally.hands = 1
    guard round.publicState.contract != nil else { return tally }
    let turns = round.publicState.auction.turns.count
    for moment in ReadingTally.Moment.allCases {
      let seen = Observation(watching: round.publicState, from: round.players.seats[0])
        .after(moves: moment == .auction ? turns / 2 : turns)
      var reader = BidReader(seen, computers: computers, by: policies, seed: seed)
      // The same worlds serve for all seats.
      reader.refine(seen.seat, worlds: worlds)
      for seat in round.players.seats {
        guard let reading = reader.reading(of: seat) else { continue }
        tally.count(reading, at: seen, of: round, moment)
      }
    }
    return tally
  }
}

extension ReadingTrial {
  /// A trial at the table of a plan.
  init(_ plan: TablePlan, _ seating: [PlayerSpec], worlds: Int) {
    self.init(policies: PlayerSpec.shippedPolicies.policies, worlds: worlds)
    for seat in plan.players.seats { computers[seat] = seating[seat].settings }
  }
}

/// The sums of what was read, beside the truth.
struct ReadingTally: DealTally {
  var hands = 0
  private(set) var moments = Moment.allCases.map { _ in Sums() }

  enum Moment: Int, CaseIterable, Sendable {
    case auction = 0
    case naming
  }

  /// The sums at one moment.
  struct Sums: Sendable {
    /// How far the counts of trumps were from the truth, and by worlds that ignore the bids.
    var counts = Spread()
    var uniform = Spread()
    /// The trumps read first for those who named one, and how many came true; the same for the
    /// partners of Chiefs.
    var trumps = Hits()
    var partners = Hits()
    /// The chances of being named, in tenths, of all trumps that were read for those who named one.
    var named = (0..<10).map { _ in Tenth() }
  }

  struct Hits: Sendable {
    var all = 0
    var right = 0

    mutating func count(_ isRight: Bool) {
      all += 1
      right += isRight ? 1 : 0
    }

    mutating func take(_ other: Hits) {
      all += other.all
      right += other.right
    }
  }

  /// The chances between two tenths.
  struct Tenth: Sendable {
    var hits = Hits()
    var percent = 0
  }

  mutating func take(_ row: ReadingTally) {
    hands += row.hands
    for (index, sums) in row.moments.enumerated() {
      moments[index].counts = moments[index].counts.joined(with: sums.counts)
      moments[index].uniform = moments[index].uniform.joined(with: sums.uniform)
      moments[index].trumps.take(sums.trumps)
      moments[index].partners.take(sums.partners)
      for tenth in sums.named.indices {
        moments[index].named[tenth].hits.take(sums.named[tenth].hits)
        moments[index].named[tenth].percent += sums.named[tenth].percent
      }
    }
  }

  /// Counts what was read of a seat at a moment of a hand.
  mutating func count(
    _ reading: BidReading, at seen: Observation, of round: Round, _ moment: Moment
  ) {
    var sums = moments[moment.rawValue]
    let seat = reading.seat
    let state = seen.publicState
    for trump in reading.trumps where trump.all > 0 {
      let cards = trump.trump.cards
      let truth = Double((round.deal.hands[seat] & cards).count)
      sums.counts.count(abs(trump.held - truth))
      // Every hidden card is as likely in one hand as in another.
      let laid = state.auction.laid[seat]
      let hidden = seen.hidden
      let share = Double(seen.rules.handSize - laid.count) / Double(max(1, hidden.count))
      let mean = Double((laid & cards).count) + share * Double((hidden & cards).count)
      sums.uniform.count(abs(mean - truth))
    }
    if let contract = round.publicState.contract {
      let (isChief, isVice) = (contract.roles.chief == seat, contract.roles.vice == seat)
      let named = isChief ? contract.chiefTrump : isVice ? contract.viceTrump : nil
      if let named, let first = reading.trumps.first, first.percentNamed != nil {
        sums.trumps.count(first.trump == named)
        for trump in reading.trumps {
          let percent = trump.percentNamed ?? 0
          let tenth = min(9, percent / 10)
          sums.named[tenth].hits.count(trump.trump == named)
          sums.named[tenth].percent += percent
        }
      }
      if isChief, let partner = contract.partner, let first = reading.partners.first {
        sums.partners.count(first.seat == partner)
      }
    }
    moments[moment.rawValue] = sums
  }

  func report() -> [String] {
    zip(["in the middle of the auction", "after the auction"], moments).flatMap { title, sums in
      [title]
        + Figures.columns([
          ["  counts read", sums.counts.meanText + " ± " + sums.counts.marginText],
          ["  counts without the bids", sums.uniform.meanText + " ± " + sums.uniform.marginText],
          ["  trumps read first that were named", sums.trumps.text],
          ["  partners read first that were picked", sums.partners.text],
        ])
        + Figures.columns(
          [["  would name", "cases", "read", "named", "standard error"]]
            + sums.named.enumerated().map { $0.element.row($0.offset) })
    }
  }
}

extension ReadingTally.Hits {
  fileprivate var text: String { "\(right) of \(all) (\(Figures.percent(right, of: all)))" }
}

extension ReadingTally.Tenth {
  fileprivate func row(_ tenth: Int) -> [String] {
    let all = Double(max(1, hits.all))
    let share = Double(hits.right) / all
    let error = 100 * (share * (1 - share) / all).squareRoot()
    return [
      "  \(10 * tenth)–\(tenth == 9 ? 100 : 10 * tenth + 9) %", String(hits.all),
      Figures.fixed(Double(percent) / all, places: 1), Figures.fixed(100 * share, places: 1),
      Figures.fixed(error, places: 1),
    ]
  }
}

extension ArenaRunner {
  /// Plays hands and compares what bids are read to say with the truth; returns the exit status.
  func readings(_ parsed: ParsedOptions) throws(ArenaError) -> Int32 {
    let plan = try TablePlan(parsed, deals: 100)
    let bots = try bots(parsed, else: ["expert"])
    let seating = plan.players.seats.map { bots[$0.index % bots.count] }
    // The worlds of the first figures that are shown.
    let trial = ReadingTrial(plan, seating, worlds: BidReader.steps[0])
    return try runLong(plan, bots, deals: plan.deals.count) { progress throws(ArenaError) in
      try DealRun(plan: plan, interruption: interruption, progress: progress)
        .run(ReadingTally()) { number, pool throws(ArenaError) in
          let hand = try FinishedHand.play(
            number, of: plan, seating: seating, pool, interruption)
          return hand.map { trial.findings($0.round, seed: $0.seed) }
        }
    } show: { tally in
      show([plan.heading(after: tally.hands)] + tally.report())
    }
  }
}
