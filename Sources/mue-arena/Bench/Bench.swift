import MueBots
import MueRules

/// Measures how fast hands are played out and worlds sampled, and how long players think.
enum Bench {
  /// The measurements, as sentences or as one line of JSON.
  static func lines(json: Bool) -> [String] {
    let report = run()
    return json ? [report.json.text] : report.lines
  }

  /// Measures everything; takes about a minute.
  static func run() -> BenchReport {
    let hands = BenchHand.some(50, .five) { $0.viceTrump != nil && $0.chiefTrump != .noTrump }
    let reference = Reference()
    return BenchReport(
      quickest: comparison(hands, reference, isPortable: false),
      portable: comparison(hands, reference, isPortable: true),
      compiler: reference.compiler,
      random: cores(random(hands)),
      policy: cores(playouts(hands)),
      learned: cores(playouts(hands, by: PlayerSpec.shippedPolicies.policies)),
      net: net(reference),
      worlds: cores(worlds(hands)),
      tables: PlayerCount.allCases.map { players in
        let hands = BenchHand.some(50, players)
        return (
          players.number, Stopwatch.rate(random(hands)), Stopwatch.rate(playouts(hands))
        )
      },
      decisions: BotSettings.Level.allCases.map { DecisionTimes.of($0, seed: 1) })
  }

  private static func cores(
    _ worker: @escaping @Sendable () -> Stopwatch.Worker
  ) -> BenchReport.Cores {
    BenchReport.Cores(one: Stopwatch.rate(worker), two: Stopwatch.rate(threads: 2, worker))
  }

  private static func comparison(
    _ hands: [BenchHand], _ reference: Reference, isPortable: Bool
  ) -> BenchReport.Comparison {
    let isQuick = !isPortable && Reference.hasQuick
    let rates = Stopwatch.rates(random(hands, isPortable: isPortable)) {
      { portion in
        let hand = hands[Int(portion) % hands.count]
        return reference.points(hand, batch, seed: portion, isQuick: isQuick) > 0 ? batch : 0
      }
    }
    return BenchReport.Comparison(ours: rates.0, reference: rates.1)
  }

  /// Evaluations of the net that ships, on its test vectors; nil without it.
  private static func net(_ reference: Reference) -> BenchReport.Comparison? {
    guard case .success(let file) = PlayerSpec.shippedPolicies.contents,
      let pairs = file.vectors["card"],
      let run = ScoringRun(file.policies, pairs.map { ($0.moment, $0.candidate) })
    else { return nil }
    let weights = run.weights
    let numbers = pairs.flatMap { $0.moment + $0.candidate }
    let rates = Stopwatch.rates {
      { _ in (0..<100).count { _ in run.sum().isFinite } * run.count }
    } _: {
      { _ in
        (0..<100).count { _ in
          reference.score(run.shape, weights: weights, of: numbers, count: run.count).isFinite
        } * run.count
      }
    }
    return BenchReport.Comparison(ours: rates.0, reference: rates.1)
  }

  /// The random playouts of one portion.
  private static let batch = 2_000

  private static func random(
    _ hands: [BenchHand], isPortable: Bool = false
  ) -> @Sendable () -> Stopwatch.Worker {
    {
      let playouts = hands.map { RandomPlayouts(from: $0.start.play, isPortable: isPortable) }
      return { portion in
        let points = playouts[Int(portion) % playouts.count].points(batch, seed: portion)
        return points[0] >= 0 ? batch : 0
      }
    }
  }

  /// Playouts by policies, or without any by heuristics.
  private static func playouts(
    _ hands: [BenchHand], by policies: Policies? = nil
  ) -> @Sendable () -> Stopwatch.Worker {
    {
      { portion in
        let start = hands[Int(portion) % hands.count].start
        var generator = SeededGenerator(seed: portion)
        return (0..<10).count { _ in
          var playout = start
          playout.finish(by: policies, &generator)
          return !playout.points.isEmpty
        }
      }
    }
  }

  private static func worlds(_ hands: [BenchHand]) -> @Sendable () -> Stopwatch.Worker {
    {
      let samplers = hands.map { WorldSampler($0.round.observation(for: $0.contract.roles.chief)) }
      return { portion in
        let index = Int(portion) % samplers.count
        let chief = hands[index].contract.roles.chief
        var generator = SeededGenerator(seed: portion)
        return (0..<100).count { _ in
          !samplers[index].world(using: &generator).hands[chief.index].isEmpty
        }
      }
    }
  }
}
