import MueBots
import MueGame
import MueWords

/// How often contracts were made beside the chance that their Chiefs promised, as it is shown.
struct ReliabilityReport {
  let table: Reliability

  /// A line for every tenth in which there were promises; nothing without any.
  func lines(in words: Words) -> [String] {
    let heads: [Phrase] = [.arenaPromises, .arenaPromised, .arenaKept]
    var rows = [[words(.arenaChance)] + heads.map { words($0) }]
    for (number, decile) in table.deciles.enumerated() where decile.predictions > 0 {
      rows.append([
        "\(10 * number)–\(10 * number + 10) %", "\(decile.predictions)",
        Figures.fixed(100 * decile.meanPredicted, places: 1),
        Figures.fixed(100 * decile.shareMade, places: 1),
      ])
    }
    return rows.count > 1 ? Figures.columns(rows) : []
  }

  /// For every tenth the promises, the mean chance promised, and the contracts made.
  var json: JSONValue {
    .array(
      table.deciles.map { decile in
        .array([
          .integer(decile.predictions), .decimal(decile.meanPredicted), .integer(decile.made),
        ])
      })
  }
}
