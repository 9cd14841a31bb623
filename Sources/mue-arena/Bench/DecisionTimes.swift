import MueBots
import MueRules

/// How long the computer players of a level take for their decisions at a table.
struct DecisionTimes {
  /// What is decided.
  enum Kind: CaseIterable {
    case bid
    case naming
    case card
  }

  let level: BotSettings.Level
  /// The times of each kind, in milliseconds, the shortest first.
  private let times: [Kind: [Double]]

  init(level: BotSettings.Level, times: [Kind: [Double]]) {
    self.level = level
    self.times = times.mapValues { $0.sorted() }
  }

  /// Half of the decisions took no longer; 0 without any.
  func median(_ kind: Kind) -> Double {
    let times = times[kind] ?? []
    return times.isEmpty ? 0 : times[times.count / 2]
  }

  /// None took longer; 0 without any.
  func most(_ kind: Kind) -> Double { times[kind]?.last ?? 0 }

  /// Lets a level play a hand among itself within the limits of a table, by the clock on the wall;
  /// what leaves no choice is not counted.
  static func of(_ level: BotSettings.Level, seed: UInt64) -> DecisionTimes {
    let players = PlayerCount.five
    let bot = BotSettings(level: level).makeBot()
    var round = Round(deal: Deal(players: players, seed: seed), dealer: players.seats[0])
    var times: [Kind: [Double]] = [:]
    while let seat = round.turn, let legal = round.legalMoves {
      let begin = ContinuousClock.now
      let end = begin + .milliseconds(Limits.tableMilliseconds)
      let limits = Limits(isTimeUp: { ContinuousClock.now >= end })
      let move = bot.choose(round.observation(for: seat), limits: limits, seed: seed)
      let time = (ContinuousClock.now - begin) / .milliseconds(1)
      if let kind = Kind(legal) { times[kind, default: []].append(time) }
      guard (try? round.apply(move)) != nil else { break }
    }
    return DecisionTimes(level: level, times: times)
  }
}

extension DecisionTimes.Kind {
  /// What there is to decide; nil when there is no choice.
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
