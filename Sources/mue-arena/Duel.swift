import MueData
import MueRules

/// A duel: one player X among players Y, compared with Y alone on the same deals (a duplicate).
///
/// Each deal is played once with Y in every seat, and once for every seat with X in it. The result
/// is the difference in that seat, so that the luck of the cards cancels out. The error is
/// estimated over deals, because the seats of a deal are not independent.
struct Duel: Sendable {
  let plan: TablePlan
  let x: PlayerSpec
  let y: PlayerSpec
  /// The recorded hands from which it is played; nil to deal.
  var starts: RecordedStarts?

  var terms: DuelTerms {
    DuelTerms(
      x: x.text, y: y.text, players: plan.players, seed: String(plan.seed),
      thinking: plan.thinking, start: starts?.start ?? .deal, contracts: starts?.checksum)
  }

  /// Plays all deals of the plan, or those completed before an interrupt.
  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> DuelResult {
    let run = DealRun(plan: plan, interruption: interruption, progress: progress)
    return try run.run(DuelResult(terms: terms)) { number, pool throws(ArenaError) in
      try deal(number, pool, interruption)
    }
  }

  private func deal(
    _ number: Int, _ pool: PlayerPool, _ interruption: Interruption
  ) throws(ArenaError) -> DuelDeal? {
    let seats = plan.players.seats
    let field = seats.map { _ in y }
    func play(_ seating: [PlayerSpec]) throws(ArenaError) -> FinishedHand? {
      try FinishedHand.play(
        number, of: plan, from: starts?[number], seating: seating, pool, interruption)
    }
    guard let even = try play(field) else { return nil }
    let contract = even.round.publicState.contract
    var deal = DuelDeal(
      number: number, chief: contract?.roles.chief.index, partner: contract?.partner?.index)
    for replacement in even.replacements { deal.replacements.count(replacement) }
    for seat in seats {
      var seating = field
      seating[seat] = x
      guard let hand = try play(seating) else { return nil }
      deal.gains.append(hand.scores[seat] - even.scores[seat])
      for time in hand.times[seat] { deal.times.count(time) }
      for replacement in hand.replacements { deal.replacements.count(replacement) }
    }
    return deal
  }
}

/// The seats over which gains are averaged, by their role in the hand played by Y alone.
enum DuelRole: String, CaseIterable {
  case all
  case chief
  case partner
  case opponent
}

/// The terms of a duel; only results with the same terms can be joined.
struct DuelTerms: Hashable, Sendable {
  let x: String
  let y: String
  let players: PlayerCount
  let seed: String
  let thinking: Thinking
  var start = HandStart.deal
  /// The checksum of the file of recorded hands; nil if the hands were dealt.
  var contracts: String?
}

/// The gains of X over Y in one deal.
struct DuelDeal: Equatable, Sendable {
  let number: Int
  /// X's score minus Y's, by seat.
  var gains: [Int] = []
  /// The Chief with Y in every seat; nil after an éclat.
  let chief: Int?
  let partner: Int?
  /// The times of X's decisions.
  var times = TimeHistogram()
  var replacements = ReplacementTally()

  /// The sum of the gains in the seats with a role, and the number of these seats.
  func share(_ role: DuelRole) -> (sum: Int, seats: Int) {
    var sum = 0
    var seats = 0
    for (seat, gain) in gains.enumerated() where isSeat(seat, role) {
      sum += gain
      seats += 1
    }
    return (sum, seats)
  }

  private func isSeat(_ seat: Int, _ role: DuelRole) -> Bool {
    switch role {
    case .all: true
    case .chief: seat == chief
    case .partner: seat == partner
    case .opponent: chief != nil && seat != chief && seat != partner
    }
  }
}

/// The result of a duel: its deals, from which all figures are computed.
struct DuelResult: DealTally, Equatable {
  let terms: DuelTerms
  private(set) var deals: [DuelDeal] = []
  /// The times of X's decisions.
  private(set) var times = TimeHistogram()
  private(set) var replacements = ReplacementTally()

  /// Adds a deal; its times and replacements are summed and not kept with it.
  mutating func take(_ deal: DuelDeal) {
    times.add(deal.times)
    replacements.add(deal.replacements)
    deals.append(
      DuelDeal(
        number: deal.number, gains: deal.gains, chief: deal.chief, partner: deal.partner))
  }

  /// Adds the deals of another part of the same duel.
  ///
  /// - Throws: `ArenaError.dealTwice` if both parts contain the same deal.
  mutating func join(_ other: DuelResult) throws(ArenaError) {
    deals = (deals + other.deals).sorted { $0.number < $1.number }
    for (one, next) in zip(deals, deals.dropFirst()) where one.number == next.number {
      throw .dealTwice(one.number)
    }
    times.add(other.times)
    replacements.add(other.replacements)
  }

  /// The mean gain for each role.
  var estimates: [DuelRole: Estimate] {
    let roles = DuelRole.allCases
    let shares = deals.map { deal in roles.map { deal.share($0) } }
    let sums = shares.map { $0.map(\.sum) }
    let counts = shares.map { $0.map(\.seats) }
    let intervals = Bootstrap.intervals(sums: sums, counts: counts)
    var estimates: [DuelRole: Estimate] = [:]
    for (column, role) in roles.enumerated() {
      let count = counts.reduce(0) { $0 + $1[column] }
      let sum = sums.reduce(0) { $0 + $1[column] }
      estimates[role] = Estimate(
        mean: count == 0 ? nil : Double(sum) / Double(count),
        interval: intervals.indices.contains(column) ? intervals[column] : nil)
    }
    return estimates
  }

  /// The deal numbers as text, with at most four ranges: `1–200, 300`.
  var ranges: String {
    var ranges: [ClosedRange<Int>] = []
    for deal in deals {
      if let last = ranges.last, last.upperBound + 1 == deal.number {
        ranges[ranges.count - 1] = last.lowerBound...deal.number
      } else {
        ranges.append(deal.number...deal.number)
      }
    }
    let texts = ranges.prefix(4).map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)–\(range.upperBound)"
    }
    return texts.joined(separator: ", ") + (ranges.count > 4 ? ", …" : "")
  }
}

extension DuelResult {
  /// The terms: deals, seed and budget, and the starting point of the hands unless it is the deal.
  var headings: [String] { [heading, from].compactMap(\.self) }

  /// The starting point of the hands; nil for the deal.
  private var from: String? {
    switch terms.start {
    case .deal: nil
    case .naming: "hands as recorded, from the naming of trumps on"
    case .play: "hands as recorded, from the first card on"
    }
  }

  /// The standard deviation of the mean gain in a deal, and the number of deals needed for a 95 %
  /// interval of ±1 point.
  private var spread: String? {
    guard deals.count > 1 else { return nil }
    let means = deals.map { Double($0.share(.all).sum) / Double(max(1, $0.gains.count)) }
    let mean = means.reduce(0, +) / Double(means.count)
    let variance =
      means.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(means.count - 1)
    let enough = Int((1.96 * 1.96 * variance).rounded(.up))
    return "standard deviation \(Figures.fixed(variance.squareRoot(), places: 1)) points a deal; "
      + "an interval of ±1 takes \(enough) deals"
  }

  var heading: String {
    "\(terms.players.number) players, \(Figures.count(deals.count, "deal")) (\(ranges)), "
      + "seed \(terms.seed), \(terms.thinking.text)"
  }

  /// Reads a duel from JSON; nil if it is not one.
  ///
  /// Only deals, times and replacements are read; all figures are computed from them.
  init?(_ object: JSONObject) {
    guard let format = try? object.need("format", \.string), format == Self.format,
      let terms = DuelTerms(object),
      let deals = try? object.need("perDeal", { Self.deals($0, terms.players) }),
      let times = try? object.need("msCounts", { TimeHistogram($0) }),
      let replacements = try? object.need("replaced", { ReplacementTally($0) })
    else { return nil }
    self.init(terms: terms, deals: deals, times: times, replacements: replacements)
  }

  private static func deals(_ value: JSONValue, _ players: PlayerCount) -> [DuelDeal]? {
    guard let rows = value.array else { return nil }
    var deals: [DuelDeal] = []
    for row in rows {
      guard let deal = DuelDeal(row, players), deals.last?.number ?? 0 < deal.number else {
        return nil
      }
      deals.append(deal)
    }
    return deals
  }
}

extension DuelDeal {
  fileprivate init?(_ value: JSONValue, _ players: PlayerCount) {
    guard let cells = value.array, cells.count == 4, let number = cells[0].integer,
      (1...DealRange.most).contains(number), let gains = cells[1].integers,
      gains.count == players.number, gains.allSatisfy((-10_000...10_000).contains)
    else { return nil }
    let seats = cells[2...].map { $0.integer }
    guard zip(cells[2...], seats).allSatisfy({ $0 == .null || $1.flatMap(players.seat) != nil })
    else { return nil }
    self.init(number: number, gains: gains, chief: seats[0], partner: seats[1])
  }
}

extension DuelTerms {
  fileprivate init?(_ object: JSONObject) {
    guard let x = try? object.need("x", \.string), let y = try? object.need("y", \.string),
      let number = try? object.need("players", \.integer),
      let players = PlayerCount(rawValue: number), let seed = try? object.need("seed", \.string),
      let playouts = try? object.read("playouts", \.integer) as Int??,
      let milliseconds = try? object.read("budgetMs", \.integer) as Int??
    else { return nil }
    let thinking = playouts.map(Thinking.playouts) ?? milliseconds.map(Thinking.milliseconds)
    guard let thinking, let from = try? object.read("from", \.string) as String??,
      let start = HandStart(rawValue: from ?? HandStart.deal.rawValue),
      let contracts = try? object.read("contracts", \.string) as String??
    else { return nil }
    self.init(
      x: x.harmless, y: y.harmless, players: players, seed: seed.harmless, thinking: thinking,
      start: start, contracts: contracts?.harmless)
  }
}

extension DuelResult {
  /// The value of the key `format`.
  static let format = "mue-duel/1"

  /// The figures, and in JSON also the data behind them.
  ///
  /// `perDeal` holds `[deal, [gain in each seat], Chief, partner]`, so that joined duels have the same
  /// mean and interval as one over all deals; `msCounts` holds `[class, decisions]`, see
  /// `TimeHistogram`.
  var report: Report {
    let estimates = estimates
    func estimate(_ role: DuelRole) -> Estimate {
      estimates[role] ?? Estimate(mean: nil, interval: nil)
    }
    let all = estimate(.all)
    let (playouts, milliseconds): (Int?, Int?) =
      switch terms.thinking {
      case .playouts(let playouts): (playouts, nil)
      case .milliseconds(let milliseconds): (nil, milliseconds)
      }
    let sentences = [
      "\(terms.x) at a table of \(terms.y): points a deal above \(terms.y) in the same seat",
      "all seats \(all.text), as Chief {roles.chief}, as partner {roles.partner}, "
        + "as opponent {roles.opponent}",
      "ms a decision: median {msMedian}, p99 {msP99}",
    ]
    return Report(
      words: headings + sentences + [spread].compactMap(\.self) + replacements.lines,
      figures: [
        "format": .text(Self.format), "x": .text(terms.x), "y": .text(terms.y),
        "players": .count(terms.players.number), "seed": .text(terms.seed),
        "playouts": playouts.map { .count($0) }, "budgetMs": milliseconds.map { .count($0) },
        "from": terms.contracts.map { _ in .text(terms.start.rawValue) },
        "contracts": terms.contracts.map { .text($0) }, "deals": .count(deals.count),
        "mean": .data(all.jsonMean), "ci95": .data(all.jsonInterval),
        "roles": .part(
          Report(figures: [
            "chief": estimate(.chief).figure, "partner": estimate(.partner).figure,
            "opponent": estimate(.opponent).figure,
          ])), "msMedian": .number(times.quantile(0.5), places: 3),
        "msP99": .number(times.quantile(0.99), places: 3), "replaced": .data(replacements.json),
        "perDeal": .data(deals.map(\.json).json), "msCounts": .data(times.json),
      ])
  }
}

extension Estimate {
  fileprivate var jsonMean: JSONValue { mean.map(JSONValue.decimal).orNull }

  fileprivate var jsonInterval: JSONValue {
    interval.map { [$0.lowerBound, $0.upperBound].map(JSONValue.decimal) }.orNull
  }

  fileprivate var figure: Report.Figure {
    .part(Report(text, figures: ["mean": .data(jsonMean), "ci95": .data(jsonInterval)]))
  }
}

extension DuelDeal {
  fileprivate var json: JSONValue {
    .array([
      .integer(number), .integers(gains), chief.map { .integer($0) } ?? .null,
      partner.map { .integer($0) } ?? .null,
    ])
  }
}

extension JSONValue {
  static func decimal(_ number: Double) -> JSONValue {
    .number(Figures.fixed(number == 0 ? 0 : number, places: 4))
  }
}
