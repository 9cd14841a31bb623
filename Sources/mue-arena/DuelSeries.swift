import MueData

/// Duels of several players at the same player's tables, with a row for each.
struct DuelSeries {
  let duels: [Duel]
  /// Whether to list the best first; otherwise they keep their order.
  var isRanked = false

  /// The gains of habits at a table of a player, for one who otherwise plays like it; the best
  /// first.
  ///
  /// - Throws: `ArenaError.noSettings` if the player is not a bot.
  static func exploits(
    of bot: PlayerSpec, _ plan: TablePlan, _ starts: RecordedStarts?
  ) throws(ArenaError) -> DuelSeries {
    var duels: [Duel] = []
    for habit in Habit.allCases {
      duels.append(
        Duel(plan: plan, x: try bot.with(habit), y: bot, starts: starts))
    }
    return DuelSeries(duels: duels, isRanked: true)
  }

  /// The gains of a player with each of several budgets, at a table of another one.
  ///
  /// - Throws: `ArenaError.badSetting` if a budget is invalid, or the player has one of its own.
  static func curve(
    of x: PlayerSpec, over y: PlayerSpec, budgets: String, _ plan: TablePlan,
    _ starts: RecordedStarts?
  ) throws(ArenaError) -> DuelSeries {
    var duels: [Duel] = []
    for budget in budgets.split(separator: ",", omittingEmptySubsequences: false) {
      duels.append(
        Duel(plan: plan, x: try PlayerSpec(x.text + "@" + budget), y: y, starts: starts))
    }
    return DuelSeries(duels: duels)
  }

  /// Every player against every other, in both directions.
  static func ladder(of bots: [PlayerSpec], _ plan: TablePlan) -> DuelSeries {
    DuelSeries(
      duels: bots.flatMap { x in
        bots.filter { $0 != x }.map { Duel(plan: plan, x: x, y: $0) }
      })
  }

  /// The number of deals in all duels.
  var deals: Int { duels.reduce(0) { $0 + $1.plan.deals.count } }

  /// Plays all duels, or those completed before an interrupt.
  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> [DuelResult] {
    var results: [DuelResult] = []
    for duel in duels where !interruption.isRequested {
      results.append(try duel.run(interruption, progress))
    }
    return results
  }

  /// The heading and a row for each duel: the gain in all seats with its interval, and the median
  /// time.
  func report(_ results: [DuelResult]) -> [String] {
    guard let first = results.first else { return [] }
    var rows = results.map { ($0.terms.x, $0.estimates[.all], $0.times.quantile(0.5)) }
    if isRanked { rows.sort { $0.1?.mean ?? 0 > $1.1?.mean ?? 0 } }
    let bot = first.terms.y
    return first.headings
      + ["points a deal at a table of \(bot), above \(bot) in the same seat"]
      + Figures.columns(
        [["", "gain", "ms median"]]
          + rows.map { [$0.0, $0.1?.text ?? "–", Figures.fixed($0.2, places: 3)] })
      + results.flatMap(\.replacements.lines)
  }
}

/// Several duels as a table: the gain of each row's player at the table of each column's.
struct CrossTable {
  let results: [DuelResult]

  func report() -> [String] {
    var groups: [String: [DuelResult]] = [:]
    var order: [String] = []
    for result in results {
      if groups[result.heading] == nil { order.append(result.heading) }
      groups[result.heading, default: []].append(result)
    }
    return order.flatMap { heading in
      [
        heading,
        "points a deal that the row gains at a table of the column, ± half of its 95% interval",
      ] + Self.table(groups[heading] ?? [])
    } + results.flatMap(\.replacements.lines)
  }

  private static func table(_ results: [DuelResult]) -> [String] {
    var names: [String] = []
    for name in results.flatMap({ [$0.terms.x, $0.terms.y] }) where !names.contains(name) {
      names.append(name)
    }
    var cells: [[String]: String] = [:]
    for result in results {
      cells[[result.terms.x, result.terms.y]] = result.estimates[.all]?.cell
    }
    let rows = names.map { row in
      [row] + names.map { row == $0 ? "" : cells[[row, $0]] ?? "–" }
    }
    return Figures.columns([[""] + names] + rows)
  }
}

/// Duels from files of several machines; those with the same terms are joined.
struct JoinedDuels {
  private(set) var results: [DuelResult] = []

  /// The longest line that is read, in bytes: a duel of some two million deals.
  private static let lineLimit = 100_000_000

  /// Adds the duels of a file, one per line.
  mutating func read(_ file: String) throws(ArenaError) {
    var lines = try InputLines(file, limit: Self.lineLimit)
    while let (_, line) = try lines.next() {
      guard let object = try? JSONObject(reading: line, limit: Self.lineLimit),
        let result = DuelResult(object)
      else { throw .noDuel(file: file) }
      try add(result)
    }
  }

  private mutating func add(_ result: DuelResult) throws(ArenaError) {
    if let index = results.firstIndex(where: { $0.terms == result.terms }) {
      try results[index].join(result)
    } else {
      results.append(result)
    }
  }
}
