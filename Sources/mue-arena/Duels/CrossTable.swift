import MueWords

/// Several duels as a table: what each row gains at a table of each column.
struct CrossTable {
  let results: [DuelResult]

  /// The heading, the table, and what else is to be said.
  func report(in words: Words) -> [String] {
    var groups: [Phrase: [DuelResult]] = [:]
    var order: [Phrase] = []
    for result in results {
      if groups[result.heading] == nil { order.append(result.heading) }
      groups[result.heading, default: []].append(result)
    }
    return order.flatMap { heading in
      [words(heading), words(.arenaLadderHeading)] + Self.table(groups[heading] ?? [])
    } + results.flatMap(\.replacements.phrases).map { words($0) }
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
