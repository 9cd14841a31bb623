import MueBots
import MueRules

/// The times that players of a level take for their decisions at a table.
struct DecisionTimes {
  /// The kind of decision.
  enum Kind: CaseIterable {
    case bid
    case naming
    case card
  }

  let level: BotSettings.Level
  /// The times of each kind, in milliseconds, sorted.
  private let times: [Kind: [Double]]

  init(level: BotSettings.Level, times: [Kind: [Double]]) {
    self.level = level
    self.times = times.mapValues { $0.sorted() }
  }

  /// The median in milliseconds; 0 without decisions.
  func median(_ kind: Kind) -> Double {
    let times = times[kind] ?? []
    return times.isEmpty ? 0 : times[times.count / 2]
  }

  /// The maximum in milliseconds; 0 without decisions.
  func most(_ kind: Kind) -> Double { times[kind]?.last ?? 0 }

  /// Plays a hand with one level in every seat, with the limits of a table in wall time.
  ///
  /// Moves without a choice are not counted.
  static func of(_ level: BotSettings.Level, seed: UInt64) -> DecisionTimes {
    let players = PlayerCount.five
    let bot = BotSettings(level: level).makeBot(PlayerSpec.shippedPolicies.policies)
    var round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
    var times: [Kind: [Double]] = [:]
    while let seat = round.turn, let legal = round.legalMoves {
      let begin = ContinuousClock.now
      let end = begin + .milliseconds(Limits.tableMilliseconds)
      let limits = Limits(isTimeUp: { ContinuousClock.now >= end })
      let move = bot.choose(round.observation(for: seat), limits: limits, seed: seed)
      let time = (ContinuousClock.now - begin) / .milliseconds(1)
      if let kind = Kind(legal) { times[kind, default: []].append(time) }
      guard round.applyLegal(move) else { break }
    }
    return DecisionTimes(level: level, times: times)
  }
}

extension DecisionTimes.Kind {
  /// The kind of decision among legal moves; nil if there is no choice.
  init?(_ legal: LegalMoves) {
    switch legal {
    case .bid(_, let atMost):
      guard atMost > 0 else { return nil }
      self = .bid
    case .name, .pick: self = .naming
    case .play(let cards):
      guard cards.count > 1 else { return nil }
      self = .card
    }
  }
}
