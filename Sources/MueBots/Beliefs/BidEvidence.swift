import MueRules

/// What the bids, passes and namings of the others say about their cards.
///
/// It answers with a strain: how hard it is to believe, of a hand, that its holder bid as it did, in
/// 1024ths of a natural logarithm. Nobody is taken to bid by a system; each kind of evidence weighs
/// little by little and only up to a limit, so that one strange bid cannot rule a hand out.
struct BidEvidence: Sendable {
  /// What one seat has told.
  private struct Told {
    /// The points that its highest lead in the auction asks for, in hundredths.
    var led: Int?
    /// The points that the lowest lead it declined asks for.
    var declined: Int?
    /// The trumps, as bits, that its laid cards allow.
    var namable: UInt16 = 0
    /// The trump it named, and those it could have named.
    var named: Int?
    var choice: UInt16 = 0
  }

  private let worths: TrumpWorths
  private var told: [Told]
  private let tuning: BidTuning

  init(_ observation: Observation, tuning: BidTuning) {
    let players = observation.players
    let auction = observation.publicState.auction
    self.tuning = tuning
    let worths = TrumpWorths(players)
    self.worths = worths
    told = auction.laid.map { Told(namable: worths.namable(with: $0)) }
    var laid = Array(repeating: 0, count: players.number)
    for turn in auction.turns {
      let seat = turn.seat
      let most = players.seats.filter { $0 != seat }.map { laid[$0] }.max() ?? 0
      let mine = laid[seat]
      laid[seat] += turn.cards.count
      if !turn.cards.isEmpty, laid[seat] > most {
        let points = 100 * players.target(level: laid[seat])
        told[seat].led = max(told[seat].led ?? 0, points)
      } else if mine <= most, most < players.handSize {
        let points = 100 * players.target(level: most + 1)
        told[seat].declined = min(told[seat].declined ?? points, points)
      }
    }
    noteNamings(observation.publicState)
  }

  private mutating func noteNamings(_ publicState: PublicState) {
    guard let roles = publicState.roles else { return }
    if let vice = roles.vice, let trump = publicState.viceTrump {
      told[vice].named = TrumpWorths.place(of: trump)
      told[vice].choice = told[vice].namable
    }
    if let trump = publicState.chiefTrump {
      told[roles.chief].named = TrumpWorths.place(of: trump)
      told[roles.chief].choice = told[roles.chief].namable
      if let taken = publicState.viceTrump {
        told[roles.chief].choice &= ~(1 &<< UInt16(TrumpWorths.place(of: taken)))
      }
    }
  }

  /// How hard it is to believe that a seat was dealt some cards.
  func negativeLogLikelihood(of dealt: CardSet, at seat: Int) -> Int {
    let worths = worths.of(dealt)
    let told = told[seat]
    let best = Self.best(worths, self.worths.namable(with: dealt))
    var negativeLogLikelihood = 0
    if told.namable != 0 {
      negativeLogLikelihood += weigh(best - Self.best(worths, told.namable), tuning.gap)
    }
    if let led = told.led {
      negativeLogLikelihood += weigh(led + tuning.caution - best, tuning.level)
    }
    if let declined = told.declined {
      negativeLogLikelihood += weigh(best - tuning.caution - declined, tuning.level)
    }
    if let named = told.named {
      let most = max(Self.best(worths, told.choice), worths[named])
      negativeLogLikelihood += weigh(most - worths[named], tuning.naming)
    }
    return negativeLogLikelihood
  }

  @inline(__always) private func weigh(_ points: Int, _ scale: Int) -> Int {
    points <= 0 || scale == 0 ? 0 : min(tuning.most, points * 1024 / scale)
  }

  @inline(__always) private static func best(_ worths: TrumpWorths.Worths, _ of: UInt16) -> Int {
    var best = Int.min / 2
    var rest = of
    while rest != 0 {
      best = max(best, worths[rest.trailingZeroBitCount])
      rest &= rest &- 1
    }
    return best
  }
}

extension PublicState {
  /// The lower trump, once named.
  var viceTrump: Trump? {
    switch phase {
    case .chiefNames(_, let trump), .chiefPicks(_, let trump, _): trump
    default: contract?.viceTrump
    }
  }

  /// The higher trump, once named.
  var chiefTrump: Trump? {
    if case .chiefPicks(_, _, let trump) = phase { trump } else { contract?.chiefTrump }
  }
}

/// How much each kind of evidence weighs.
struct BidTuning: Sendable {
  /// The hundredths of a point that are worth one natural logarithm: for a better trump than laid.
  var gap = 400
  /// For points too few for a lead, or too many for declining one.
  var level = 300
  /// For a better trump than named.
  var naming = 300
  /// The most that one kind may weigh, in 1024ths.
  var most = 4096
  /// The points, in hundredths, that bidders are taken to keep to spare.
  var caution = 450
}
