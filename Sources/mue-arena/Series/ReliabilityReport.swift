import MueBots
import MueGame

/// A reliability table as text and as JSON.
struct ReliabilityReport {
  let table: Reliability

  /// A line for each decile with predictions; none without predictions.
  var lines: [String] {
    var rows = [["chance of making", "contracts", "promised %", "made %"]]
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
