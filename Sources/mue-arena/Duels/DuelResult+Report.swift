import MueWords

extension DuelResult {
  /// The figures in words.
  func report(in words: Words) -> [String] {
    let estimates = estimates
    func text(_ role: DuelRole) -> String { estimates[role]?.text ?? "–" }
    let times = [times.quantile(0.5), times.quantile(0.99)].map { Figures.fixed($0, places: 3) }
    let phrases: [Phrase] = [
      heading, .arenaDuelHeading(first: terms.x, second: terms.y),
      .arenaDuelGains(
        all: text(.all), chief: text(.chief), partner: text(.partner), opponent: text(.opponent)),
      .arenaTimes(median: times[0], high: times[1]),
    ]
    return (phrases + replacements.phrases).map { words($0) }
  }

  /// What was played, as the head of a report.
  var heading: Phrase {
    .arenaHeading(
      players: terms.players.number, deals: deals.count, range: ranges, seed: terms.seed,
      budget: terms.thinking.phrase)
  }
}
