import MueMind
import MueRules
import MueWords

/// How fast hands are played out on one core.
enum Bench {
  static func run(seconds: Int) -> [Phrase] {
    PlayerCount.allCases.map { players in
      let starts = Self.starts(players)
      let random = rate(starts, .random, .seconds(seconds))
      let plain = rate(starts, .plain, .seconds(seconds))
      return .arenaBench(players: players.number, random: random, plain: plain)
    }
  }

  /// Hands at the beginning of their play, after an auction of the plain player.
  private static func starts(_ players: PlayerCount) -> [PlayoutStart] {
    var starts: [PlayoutStart] = []
    var seed: UInt64 = 0
    while starts.count < 100 {
      seed += 1
      var round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
      while let seat = round.turn, round.faceUp.play == nil {
        let observation = round.observation(for: seat)
        let move = PlainMind().choose(observation, limits: Limits(playouts: 0), seed: seed)
        guard (try? round.apply(move)) != nil else { break }
      }
      if let start = PlayoutStart(round) { starts.append(start) }
    }
    return starts
  }

  private static func rate(
    _ starts: [PlayoutStart], _ policy: PlayoutStart.Policy, _ time: Duration
  ) -> Int {
    let clock = ContinuousClock()
    let begin = clock.now
    var playouts = 0
    while clock.now - begin < time {
      for start in starts { playouts += start.play(policy, seed: UInt64(playouts)).isEmpty ? 0 : 1 }
    }
    return Int(Double(playouts) / ((clock.now - begin) / .seconds(1)))
  }
}
