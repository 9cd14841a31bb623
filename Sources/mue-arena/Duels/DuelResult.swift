import MueData
import MueGame
import MueRules
import MueWords

/// The result of a duel: its deals, from which all figures follow.
struct DuelResult: DealTally, Equatable {
  let terms: DuelTerms
  /// The deals played, in order.
  private(set) var deals: [DuelDeal] = []
  /// The times of X's decisions.
  private(set) var times = TimeHistogram()
  private(set) var replacements = ReplacementTally()

  init(_ terms: DuelTerms) { self.terms = terms }

  init(
    _ terms: DuelTerms, deals: [DuelDeal], times: TimeHistogram, replacements: ReplacementTally
  ) {
    self.terms = terms
    self.deals = deals
    self.times = times
    self.replacements = replacements
  }

  /// Adds a deal; its times and replacements are added up and not kept with it.
  mutating func take(_ deal: DuelDeal) {
    times.add(deal.times)
    replacements.add(deal.replacements)
    deals.append(
      DuelDeal(
        number: deal.number, gains: deal.gains, chief: deal.chief, partner: deal.partner))
  }

  /// Adds the deals of another part of the same duel.
  ///
  /// - Throws: `ArenaError.dealTwice` if a deal is in both.
  mutating func join(_ other: DuelResult) throws(ArenaError) {
    deals = (deals + other.deals).sorted { $0.number < $1.number }
    for (one, next) in zip(deals, deals.dropFirst()) where one.number == next.number {
      throw .dealTwice(one.number)
    }
    times.add(other.times)
    replacements.add(other.replacements)
  }

  /// The mean gain in the seats of each role.
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

  /// The numbers of the deals as text, at most four ranges: `1–200, 300`.
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
  /// The figures as text.
  func report(in words: Words) -> [String] {
    let estimates = estimates
    func text(_ role: DuelRole) -> String { estimates[role]?.text ?? "–" }
    let times = [times.quantile(0.5), times.quantile(0.99)].map { Figures.fixed($0, places: 3) }
    let phrases: [Phrase] =
      headings + [
        .arenaDuelHeading(first: terms.x, second: terms.y),
        .arenaDuelGains(
          all: text(.all), chief: text(.chief), partner: text(.partner), opponent: text(.opponent)),
        .arenaTimes(median: times[0], high: times[1]),
      ]
    return (phrases + [spread].compactMap(\.self) + replacements.phrases).map { words($0) }
  }

  /// The terms: deals, seed and budget, and where the hands began, if not with the deal.
  var headings: [Phrase] { [heading, from].compactMap(\.self) }

  /// Where the hands began, if not with the deal.
  private var from: Phrase? {
    switch terms.start {
    case .deal: nil
    case .naming: .arenaFromNaming
    case .play: .arenaFromPlay
    }
  }

  /// How far the mean gain of a deal's seats spreads over the deals, and the deals that a 95 % interval of
  /// ±1 point takes.
  private var spread: Phrase? {
    guard deals.count > 1 else { return nil }
    let means = deals.map { Double($0.share(.all).sum) / Double(max(1, $0.gains.count)) }
    let mean = means.reduce(0, +) / Double(means.count)
    let variance =
      means.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(means.count - 1)
    return .arenaDuelSpread(
      deviation: Figures.fixed(variance.squareRoot(), places: 1),
      deals: Int((1.96 * 1.96 * variance).rounded(.up)))
  }

  /// The heading of the report.
  var heading: Phrase {
    .arenaHeading(
      players: terms.players.number, deals: deals.count, range: ranges, seed: terms.seed,
      budget: terms.thinking.phrase)
  }
}

extension DuelResult {
  /// Reads a duel from JSON; nil if it is none.
  ///
  /// Only deals, times and replacements are read; every figure is computed again.
  init?(_ object: JSONObject) {
    guard let format = try? object.need("format", \.string), format == Self.format,
      let terms = DuelTerms(object),
      let deals = try? object.need("perDeal", { Self.deals($0, terms.players) }),
      let times = try? object.need("msCounts", { TimeHistogram($0) }),
      let replacements = try? object.need("replaced", { ReplacementTally($0) })
    else { return nil }
    self.init(terms, deals: deals, times: times, replacements: replacements)
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
