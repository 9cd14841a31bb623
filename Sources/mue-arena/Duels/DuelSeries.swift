/// Duels of several players at tables of the same one, a row for each.
struct DuelSeries {
  let duels: [Duel]
  /// Whether the best stands first; otherwise they keep their order.
  var isRanked = false

  /// What habits gain at a table of a player, for one who otherwise plays like it; the best first.
  ///
  /// - Throws: `ArenaError.noSettings` if the player is no bot.
  static func exploits(
    of mind: PlayerSpec, _ plan: TablePlan, _ starts: RecordedStarts?
  ) throws(ArenaError) -> DuelSeries {
    var duels: [Duel] = []
    for habit in Habit.allCases {
      duels.append(
        Duel(plan: plan, x: try mind.with(habit), y: mind, starts: starts))
    }
    return DuelSeries(duels: duels, isRanked: true)
  }

  /// What a player gains with each of several budgets, at a table of another one.
  ///
  /// - Throws: `ArenaError.badSetting` if a budget is none, or the player has one of its own.
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

  /// The number of deals of all duels together.
  var deals: Int { duels.reduce(0) { $0 + $1.plan.deals.count } }

  /// Plays all duels, or those before an interrupt.
  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> [DuelResult] {
    var results: [DuelResult] = []
    for duel in duels where !interruption.isRequested {
      results.append(try duel.run(interruption, progress))
    }
    return results
  }

  /// The heading, and a row for each duel: the gain in all seats with its interval, and the median time.
  func report(_ results: [DuelResult]) -> [String] {
    guard let first = results.first else { return [] }
    var rows = results.map { ($0.terms.x, $0.estimates[.all], $0.times.quantile(0.5)) }
    if isRanked { rows.sort { $0.1?.mean ?? 0 > $1.1?.mean ?? 0 } }
    let mind = first.terms.y
    return first.headings
      + ["points a deal at a table of \(mind), above \(mind) in the same seat"]
      + Figures.columns(
        [["", "gain", "ms median"]]
          + rows.map { [$0.0, $0.1?.text ?? "–", Figures.fixed($0.2, places: 3)] })
      + results.flatMap(\.replacements.lines)
  }
}
