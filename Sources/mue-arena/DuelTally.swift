import MueWords

/// What a duel adds up to, and how it is shown.
struct DuelTally {
  private let plan: ArenaPlan
  /// The mean gain over the seats of each deal.
  var all = Spread()
  /// The gains by role: as Chief, partner, opponent.
  var roles = [Spread(), Spread(), Spread()]
  /// What the first mind scored, and how long it thought.
  var first = PlayerTally()

  init(_ plan: ArenaPlan) { self.plan = plan }

  /// The figures in words.
  func report(in words: Words) -> [String] {
    let times = [first.quantile(0.5), first.quantile(0.99)].map(Figures.milliseconds)
    let phrases: [Phrase] = [
      plan.heading, .arenaDuelHeading(first: plan.names[0], second: plan.names[1]),
      .arenaDuelGains(
        all: all.text, chief: roles[0].text, partner: roles[1].text, opponent: roles[2].text),
      .arenaTimes(median: times[0], high: times[1]),
    ]
    return phrases.map { words($0) }
  }
}
