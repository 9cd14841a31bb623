/// Every player against every other, both ways round.
struct Ladder {
  let plan: TablePlan
  let bots: [PlayerSpec]

  /// Who meets whom.
  private var pairs: [(x: PlayerSpec, y: PlayerSpec)] {
    bots.flatMap { x in bots.filter { $0 != x }.map { (x, $0) } }
  }

  /// How many deals all duels have together.
  var deals: Int { pairs.count * plan.deals.count }

  /// Plays all duels, or as many as there is time for.
  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> [DuelResult] {
    var results: [DuelResult] = []
    for (x, y) in pairs where !interruption.isRequested {
      results.append(try Duel(plan: plan, x: x, y: y).run(interruption, progress))
    }
    return results
  }
}
