import MueWords

/// What a series of hands adds up to, and how it is shown.
struct SeriesTally {
  private let plan: ArenaPlan
  private var outcomes = OutcomeTally()
  private var seats: [PlayerTally]

  init(_ plan: ArenaPlan) {
    self.plan = plan
    seats = plan.seating.map { _ in PlayerTally() }
  }

  /// Counts a hand.
  mutating func count(_ hand: FinishedHand) {
    outcomes.count(hand.round)
    for index in seats.indices {
      seats[index].count(score: hand.scores[index], times: hand.times[index])
    }
  }

  /// The summary: a line a seat, a line a mind if there are several, and how the hands ended.
  func report(in words: Words) -> [String] {
    let heads: [Phrase] = [
      .arenaHands, .arenaMean, .arenaMargin, .arenaMedian, .arenaHigh,
    ]
    var rows = [[""] + heads.map { words($0) }]
    for (index, name) in plan.seating.enumerated() {
      rows.append(row(words(.arenaSeat(seat: index, mind: name)), seats[index]))
    }
    if plan.names.count > 1 {
      for name in Set(plan.seating).sorted() {
        let all = seats.indices.filter { plan.seating[$0] == name }.map { seats[$0] }
        rows.append(row(name, all.reduce(PlayerTally()) { $0.joined(with: $1) }))
      }
    }
    return [words(plan.heading)] + Figures.columns(rows) + outcomes.phrases.map { words($0) }
  }

  private func row(_ name: String, _ tally: PlayerTally) -> [String] {
    [
      name, "\(tally.scores.count)", tally.scores.meanText, tally.scores.marginText,
      Figures.milliseconds(tally.quantile(0.5)), Figures.milliseconds(tally.quantile(0.99)),
    ]
  }
}
