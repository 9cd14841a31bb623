import MueData
import MueRules

/// A series of hands with the same seating and a rotating deal.
struct Series: Sendable {
  let plan: TablePlan
  /// The players given; the list is repeated around the table.
  let bots: [PlayerSpec]
  /// The file for records of the hands; nil for none.
  let record: String?
  /// The file for training data from them; nil for none.
  let samples: String?

  init(
    _ plan: TablePlan, _ bots: [PlayerSpec], record: String?, samples: String? = nil
  ) throws(ArenaError) {
    self.plan = plan
    self.bots = bots
    self.record = record
    self.samples = samples
    if bots.count > plan.players.number {
      throw .tooManyBots(bots.count, players: plan.players.number)
    }
  }

  var seating: [PlayerSpec] { (0..<plan.players.number).map { bots[$0 % bots.count] } }

  /// Plays all deals of the plan, or those completed before an interrupt, and records them if a
  /// file is given.
  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> SeriesTally {
    let writer = try record.map { name throws(ArenaError) in try RecordWriter(name) }
    let samples = try samples.map { name throws(ArenaError) in try RecordWriter(name) }
    let run = DealRun(plan: plan, interruption: interruption, progress: progress)
    return try run.run(SeriesTally(self, writer, samples: samples)) {
      number, pool throws(ArenaError) in
      try FinishedHand.play(number, of: plan, seating: seating, pool, interruption)
    }
  }
}

struct SeriesTally: DealTally {
  private let series: Series
  private let writer: RecordWriter?
  private let samples: RecordWriter?
  private let names: [String]
  private var outcomes = OutcomeTally()
  private var seats: [PlayerTally]
  private var replacements = ReplacementTally()

  init(_ series: Series, _ writer: RecordWriter?, samples: RecordWriter? = nil) {
    self.samples = samples
    self.series = series
    self.writer = writer
    names = series.seating.map(\.text)
    seats = names.map { _ in PlayerTally() }
  }

  var hands: Int { outcomes.hands }

  /// Counts a hand and records it.
  mutating func take(_ hand: FinishedHand) throws(ArenaError) {
    outcomes.count(hand)
    for index in seats.indices {
      seats[index].count(score: hand.scores[index], times: hand.times[index])
    }
    for replacement in hand.replacements { replacements.count(replacement) }
    try writer?.write(hand.record)
    try samples?.write(hand.samples)
  }

  /// The summary: a line for each seat, one for each player if there are several, and the outcomes.
  var report: Report {
    let outcome = outcomes.report
    let seats = zip(names, seats).map { $1.report(of: $0) }
    let bots = bots.map { $1.report(of: $0) }
    let rows =
      [["", "hands", "mean", "±95%", "ms median", "ms p99"]]
      + seats.enumerated().map { ["seat \($0) \(names[$0])"] + $1.cells.dropFirst() }
      + (series.bots.count > 1 ? bots.map(\.cells) : [])
    var report = Report(
      words: [series.plan.heading(after: hands)] + Figures.columns(rows) + outcome.words
        + replacements.lines + outcomes.reliability.lines,
      figures: [
        "format": .text("mue-series/1"), "players": .count(names.count),
        "seed": .text(String(series.plan.seed)), "deals": .count(hands),
        "seats": .data(seats.map(\.json).json), "bots": .data(bots.map(\.json).json),
      ])
    report.figures += outcome.figures + [.init(key: "replaced", figure: .data(replacements.json))]
    return report
  }

  /// Each player with the totals of all its seats.
  private var bots: [(String, PlayerTally)] {
    Set(names).sorted().map { name in
      let all = seats.indices.filter { names[$0] == name }.map { seats[$0] }
      return (name, all.reduce(PlayerTally()) { $0.joined(with: $1) })
    }
  }
}

/// The scores and thinking times of one player.
struct PlayerTally: Sendable {
  private(set) var scores = Spread()
  private(set) var times = TimeHistogram()

  mutating func count(score: Int, times: [Int]) {
    scores.count(Double(score))
    for time in times { self.times.count(time) }
  }

  func joined(with other: PlayerTally) -> PlayerTally {
    var both = self
    both.scores = scores.joined(with: other.scores)
    both.times.add(other.times)
    return both
  }

  func report(of bot: String) -> Report {
    Report(figures: [
      "bot": .text(bot), "hands": .count(scores.count), "mean": .number(scores.mean, places: 2),
      "margin95": .number(scores.margin, places: 2),
      "msMedian": .number(times.quantile(0.5), places: 3),
      "msP99": .number(times.quantile(0.99), places: 3),
    ])
  }
}

struct OutcomeTally: Sendable {
  private(set) var hands = 0
  private(set) var eclats = 0
  private(set) var allPassed = 0
  private(set) var made = 0
  private(set) var contracts = 0
  private(set) var levels = 0
  private(set) var sidePoints = 0
  /// The turns of each hand's auction.
  private var turns: [Int] = []

  /// The chances predicted by Chiefs, and their contracts made.
  private(set) var reliability = Reliability()

  mutating func count(_ hand: FinishedHand) {
    guard let score = hand.round.score else { return }
    hands += 1
    turns.append(hand.round.publicState.auction.turns.count)
    switch score.result {
    case .eclat: eclats += 1
    case .allPassed: allPassed += 1
    case .played(let reckoning):
      contracts += 1
      made += reckoning.isMade ? 1 : 0
      if let chance = hand.predictedChance {
        reliability.count(predicted: chance, isMade: reckoning.isMade)
      }
      levels += reckoning.contract.roles.level
      sidePoints += reckoning.sidePoints
    }
  }

  /// Outcomes, levels bid and points made; in words, counts are given as shares.
  var report: Report {
    Report(
      "éclat {eclats}, all passed {allPassed}, contracts made {made}",
      "mean level {meanLevel}, mean points of the Chief’s side {meanPoints}",
      "turns in the median auction {medianTurns}",
      figures: [
        "eclats": Self.share(eclats, of: hands), "allPassed": Self.share(allPassed, of: hands),
        "contracts": .count(contracts), "made": Self.share(made, of: contracts),
        "meanLevel": mean(levels), "meanPoints": mean(sidePoints),
        "medianTurns": .number(medianTurns, places: 1),
        "reliability": .data(reliability.json),
      ])
  }

  private var medianTurns: Double {
    let sorted = turns.sorted()
    if sorted.isEmpty { return 0 }
    let middle = sorted.count / 2
    return Double(sorted[middle] + sorted[(sorted.count - 1) / 2]) / 2
  }

  private static func share(_ part: Int, of whole: Int) -> Report.Figure {
    .value(text: Figures.percent(part, of: whole), json: .integer(part))
  }

  private func mean(_ sum: Int) -> Report.Figure {
    .value(
      text: Figures.mean(sum, of: contracts),
      json: .decimal(Double(sum) / Double(max(1, contracts))))
  }
}

/// A reliability table: predicted chances of making a contract and the share made, by decile.
struct Reliability: Hashable, Sendable {
  /// The predictions in one tenth of the scale.
  struct Decile: Hashable, Sendable {
    private(set) var predictions = 0
    /// The sum of the predicted chances.
    private(set) var predicted = 0.0
    /// The number of contracts made.
    private(set) var made = 0

    /// The mean predicted chance; 0 without predictions.
    var meanPredicted: Double { predictions == 0 ? 0 : predicted / Double(predictions) }
    /// The share of contracts made; 0 without predictions.
    var shareMade: Double { predictions == 0 ? 0 : Double(made) / Double(predictions) }

    mutating func count(_ chance: Double, _ isMade: Bool) {
      predictions += 1
      predicted += chance
      made += isMade ? 1 : 0
    }
  }

  /// Ten deciles, from chances below 0.1 to those of 0.9 and above.
  private(set) var deciles = Array(repeating: Decile(), count: 10)

  /// Counts a predicted chance, from 0 to 1, and its outcome.
  mutating func count(predicted chance: Double, isMade: Bool) {
    deciles[min(9, max(0, Int(chance * 10)))].count(chance, isMade)
  }

  /// A line for each decile that has predictions.
  var lines: [String] {
    var rows = [["chance of making", "contracts", "promised %", "made %"]]
    for (number, decile) in deciles.enumerated() where decile.predictions > 0 {
      rows.append([
        "\(10 * number)–\(10 * number + 10) %", "\(decile.predictions)",
        Figures.fixed(100 * decile.meanPredicted, places: 1),
        Figures.fixed(100 * decile.shareMade, places: 1),
      ])
    }
    return rows.count > 1 ? Figures.columns(rows) : []
  }

  /// The number of predictions, mean predicted chance and contracts made for each decile.
  var json: JSONValue {
    .array(
      deciles.map { decile in
        .array([
          .integer(decile.predictions), .decimal(decile.meanPredicted), .integer(decile.made),
        ])
      })
  }
}
