import MueWords

/// The deals of a duel: what it adds up to, and what is written down to be joined with others.
struct DuelResult: DealTally, Equatable {
  let terms: DuelTerms
  /// The deals done, by their numbers.
  private(set) var deals: [DuelDeal] = []
  /// How long X's decisions took.
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

  /// Counts a deal; what it took is added up, so that only its gains are kept.
  mutating func take(_ deal: DuelDeal) {
    times.add(deal.times)
    replacements.add(deal.replacements)
    deals.append(
      DuelDeal(
        number: deal.number, gains: deal.gains, chief: deal.chief, partner: deal.partner))
  }

  /// Adds other deals of the same duel; throws when a deal is in both.
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

  /// The deals as `1–200, 300`, at most a few ranges of them.
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
