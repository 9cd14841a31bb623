import MueGame
import MueWords

/// What the bench has measured, everything a second.
struct BenchReport {
  /// Something on one core and on two.
  struct Cores {
    let one: Double
    let two: Double
    /// How many times as fast two are.
    var factor: Double { one > 0 ? two / one : 0 }
  }

  /// Our playouts on one core, beside those in C.
  struct Comparison {
    let ours: Double
    let reference: Double
    var ratio: Double { reference > 0 ? ours / reference : 0 }
  }

  /// Random playouts at five seats by the quickest instructions, and by those every processor has.
  let quickest: Comparison
  let portable: Comparison
  /// Who built the reference.
  let compiler: String
  let random: Cores
  let policy: Cores
  let worlds: Cores
  /// Endings at five seats by the tricks left.
  let endings: [(tricks: Int, rates: Cores)]
  /// One core, by the number of players.
  let tables: [(players: Int, random: Double, policy: Double)]
  /// How long each level thinks at a table.
  let decisions: [DecisionTimes]

  /// The report in sentences.
  var lines: [Phrase] {
    let endings = endings.map { ending in
      Phrase.benchEndings(
        tricks: ending.tricks, one: Self.whole(ending.rates.one), two: Self.whole(ending.rates.two))
    }
    let tables = tables.map { table in
      Phrase.arenaBench(
        players: table.players, random: Self.whole(table.random), plain: Self.whole(table.policy))
    }
    return [
      .benchReference(
        ours: Self.whole(quickest.ours), reference: Self.whole(quickest.reference),
        ratio: Figures.fixed(quickest.ratio), compiler: compiler),
      .benchPortable(
        ours: Self.whole(portable.ours), reference: Self.whole(portable.reference),
        ratio: Figures.fixed(portable.ratio), compiler: compiler),
      cores(.benchRandom, random), cores(.benchPolicy, policy), cores(.benchWorlds, worlds),
    ] + endings + tables + decisions.map(Phrase.benchDecisions)
  }

  private func cores(_ what: Phrase, _ rates: Cores) -> Phrase {
    .benchCores(
      what: what, one: Self.whole(rates.one), two: Self.whole(rates.two),
      factor: Figures.fixed(rates.factor))
  }

  /// A time in milliseconds, to a tenth.
  static func tenths(_ time: Double) -> String { Figures.fixed(time, places: 1) }

  static func whole(_ rate: Double) -> Int { Int(rate) }
}

extension Phrase {
  /// How long a level takes for bids, namings and cards.
  fileprivate static func benchDecisions(_ times: DecisionTimes) -> Phrase {
    func pair(_ kind: DecisionTimes.Kind) -> Phrase {
      .benchTimes(
        median: BenchReport.tenths(times.median(kind)), most: BenchReport.tenths(times.most(kind)))
    }
    return .benchDecisions(
      level: times.level.rawValue, bid: pair(.bid), naming: pair(.naming), card: pair(.card))
  }
}
