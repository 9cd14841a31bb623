/// Several duels as a table: the gain of each row's player among those of each column.
struct CrossTable {
  let results: [DuelResult]

  /// The heading, the table and the replaced programs.
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

/// A ladder: every player against every other, both ways.
struct Ladder {
  let plan: TablePlan
  let bots: [PlayerSpec]

  /// The duels.
  private var pairs: [(x: PlayerSpec, y: PlayerSpec)] {
    bots.flatMap { x in bots.filter { $0 != x }.map { (x, $0) } }
  }

  /// The number of deals of all duels together.
  var deals: Int { pairs.count * plan.deals.count }

  /// Plays all duels, or those before an interrupt.
  func run(_ interruption: Interruption, _ progress: Progress) throws(ArenaError) -> [DuelResult] {
    var results: [DuelResult] = []
    for (x, y) in pairs where !interruption.isRequested {
      results.append(try Duel(plan: plan, x: x, y: y).run(interruption, progress))
    }
    return results
  }
}
