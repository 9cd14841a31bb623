import MueData
import MueGame
import MueWords

/// The sums of a series, as text and as JSON.
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

  /// The number of hands played.
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
  func report(in words: Words) -> [String] {
    let heads: [Phrase] = [
      .arenaHands, .arenaMean, .arenaMargin, .arenaMedian, .arenaHigh,
    ]
    var rows = [[""] + heads.map { words($0) }]
    for (index, name) in names.enumerated() {
      rows.append(Self.row(words(.arenaSeat(seat: index, mind: name)), seats[index]))
    }
    if series.bots.count > 1 {
      for (name, tally) in bots { rows.append(Self.row(name, tally)) }
    }
    let tail = outcomes.phrases + replacements.phrases
    let reliability = ReliabilityReport(table: outcomes.reliability).lines(in: words)
    return [words(heading)] + Figures.columns(rows) + tail.map { words($0) } + reliability
  }

  /// The summary as one line of JSON.
  var json: JSONObject {
    var object = JSONObject()
    object.append("format", .string("mue-series/1"))
    object.append("players", .integer(names.count))
    object.append("seed", .string(String(series.plan.seed)))
    object.append("deals", .integer(hands))
    let seats = zip(names, seats).map { name, tally in
      JSONValue.object(JSONObject([.init("mind", .string(name))] + tally.members))
    }
    object.append("seats", .array(seats))
    let bots = bots.map { name, tally in
      JSONValue.object(JSONObject([.init("mind", .string(name))] + tally.members))
    }
    object.append("minds", .array(bots))
    for member in outcomes.members { object.append(member.key, member.value) }
    object.append("replaced", replacements.json)
    return object
  }

  /// Each player with the sums of all its seats.
  private var bots: [(String, PlayerTally)] {
    Set(names).sorted().map { name in
      let all = seats.indices.filter { names[$0] == name }.map { seats[$0] }
      return (name, all.reduce(PlayerTally()) { $0.joined(with: $1) })
    }
  }

  private var heading: Phrase { series.plan.heading(after: hands) }

  private static func row(_ name: String, _ tally: PlayerTally) -> [String] {
    [
      name, "\(tally.scores.count)", tally.scores.meanText, tally.scores.marginText,
      Figures.fixed(tally.times.quantile(0.5), places: 3),
      Figures.fixed(tally.times.quantile(0.99), places: 3),
    ]
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

  /// The figures as members of a JSON object.
  var members: [JSONObject.Member] {
    [
      .init("hands", .integer(scores.count)), .init("mean", .decimal(scores.mean)),
      .init("margin95", .decimal(scores.margin)),
      .init("msMedian", .decimal(times.quantile(0.5))),
      .init("msP99", .decimal(times.quantile(0.99))),
    ]
  }
}
