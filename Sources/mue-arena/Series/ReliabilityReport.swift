import MueBots
import MueData
import MueGame
import MueWords

/// A reliability table as text and as JSON.
struct ReliabilityReport {
  let table: Reliability

  /// A line for each decile with predictions; none without predictions.
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

  /// For each decile the number of predictions, the mean chance predicted, and the contracts made.
  var json: JSONValue {
    .array(
      table.deciles.map { decile in
        .array([
          .integer(decile.predictions), .decimal(decile.meanPredicted), .integer(decile.made),
        ])
      })
  }
}
